import { revisionBlocker } from '../run/eligibility.ts'
import { areChoosable } from '../revision/email-lines.ts'
import { detailsView } from '../tracker/views.ts'
import { sweepDueAt } from '../waits.ts'
import { AppError } from '#platform/app-error.ts'
import { doNotContact } from '#functions/services/do-not-contact.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { revisionMessages as queue } from '#functions/services/queues.ts'
import { revisionRequests as requests, runs, tracker } from '#functions/services/outreach.ts'
import { reviseEmailOutreach } from '#shared/contracts/outreach.ts'

const REFUSALS = {
  under_way: 'revision_in_progress',
  not_a_draft: 'outreach_not_draft',
  limit_reached: 'revision_limit_reached',
} as const

const services = { runs, doNotContact, requests, queue, tracker, recordActivity }

/** The sweeper finds a request that never reached the queue. */
export const handler = endpoint(reviseEmailOutreach, services, async ({ actor, params, body, deps }) => {
  const { userId } = actor
  const now = deps.clock.now()
  const [email, context] = await Promise.all([
    deps.requests.email(userId, params.id),
    deps.runs.context(userId, now),
  ])
  if (email === null) throw new AppError('not_found')
  const refusal = context === null ? 'account_inactive' : revisionBlocker(email, context, now)
  if (refusal !== null) throw new AppError(refusal)
  if (body.wish === 'lines' && !areChoosable(body.lines, context)) throw new AppError('line_unknown')
  if (await deps.doNotContact.isOnList(userId, email.contact)) throw new AppError('on_your_list')
  const asked = await deps.requests.ask(email, body, sweepDueAt(now), now)
  if (asked !== 'asked') throw new AppError(REFUSALS[asked])
  await deps.queue.send({ v: 1, userId, emailId: params.id, task: 'revise' })
  const entry = await deps.tracker.find(userId, params.id, now)
  if (entry === null) throw new AppError('not_found')
  return detailsView(entry, now)
})
