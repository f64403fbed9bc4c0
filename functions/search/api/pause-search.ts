import { doNotContact } from '#functions/services/do-not-contact.ts'
import { searchPauseOf } from '#functions/outreach/pause/pause-view.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { schedules } from '#functions/services/schedules.ts'
import { discardMessages } from '#functions/services/queues.ts'
import { pauses, tracker } from '#functions/services/outreach.ts'
import { pauseSearch } from '#shared/contracts/search-pause.ts'

const services = { pauses, tracker, doNotContact, schedules, queue: discardMessages, recordActivity }

/**
 * No run starts any more, and one that is under way creates no more drafts. The sweeper finds an order to
 * discard drafts that never reached the queue; a schedule that was not removed finds the pause and ends.
 */
export const handler = endpoint(pauseSearch, services, async ({ actor, body, deps }) => {
  const { userId } = actor
  if (!(await deps.pauses.pause(userId, body.discardDrafts, deps.clock.now())))
    throw new AppError('not_authenticated')
  if (body.discardDrafts) await deps.queue.send({ v: 1, userId, task: 'discard' })
  await deps.schedules.remove(userId)
  return await searchPauseOf(actor, deps)
})
