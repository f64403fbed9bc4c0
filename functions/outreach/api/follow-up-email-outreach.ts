import { followUpState, followUpTo } from '../follow-up/due.ts'
import { writingBlocker } from '../run/eligibility.ts'
import { sweepDueAt } from '../waits.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { followUps, runs } from '#functions/services/outreach.ts'
import { followUpEmailOutreach } from '#shared/contracts/outreach.ts'

const services = { runs, followUps, queue: draftMessages }

/** Takes nothing of the day's allowance, because the recipient was counted with the first email. */
export const handler = endpoint(followUpEmailOutreach, services, async ({ actor, params, deps }) => {
  const { userId } = actor
  const now = deps.clock.now()
  const [email, context] = await Promise.all([
    deps.followUps.find(userId, params.id),
    deps.runs.context(userId, now),
  ])
  if (email === null) throw new AppError('not_found')
  if (email.followedBy !== null) return { id: email.followedBy }
  const refusal = context === null ? 'account_inactive' : writingBlocker(context, now)
  if (refusal !== null) throw new AppError(refusal)
  const followUp = followUpState(email, now).state === 'due' ? followUpTo(email) : null
  if (followUp === null) throw new AppError('follow_up_not_due')
  const id = deps.newId('out')
  const reserved = await deps.followUps.reserve(id, email, followUp, sweepDueAt(now), now)
  if (reserved === 'asked_not_to_be_contacted') throw new AppError('recipient_objected')
  if (reserved === 'on_your_list') throw new AppError('on_your_list')
  if (reserved === 'not_due') throw new AppError('follow_up_not_due')
  await deps.queue.send([{ v: 1, userId, emailId: id }])
  return { id }
})
