import { AppError } from '#core/kernel/app-error.ts'
import { askRevision } from '#core/revision/ask-revision.ts'
import { detailsView } from '#core/tracker/views.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { accepted } from '#runtime/http.ts'
import { note } from '#runtime/needs/activity.ts'
import { revisionMessages } from '#runtime/needs/queues.ts'
import { revisionRequests, runs, tracker } from '#runtime/needs/stores.ts'
import { reviseEmailOutreach } from '#shared/contracts/outreach.ts'

const needed = { runs, requests: revisionRequests, queue: revisionMessages, tracker, note }

export const handler = endpoint(reviseEmailOutreach, needed, async ({ actor, params, body, needs }) => {
  await askRevision(actor, params.id, body.wish, { ...needs, clock: systemClock })
  await needs.note(actor.userId, 'draft_revised')
  const now = systemClock.now()
  const entry = await needs.tracker.find(actor.userId, params.id, now)
  if (entry === null) throw new AppError('not_found')
  return accepted(detailsView(entry, now))
})
