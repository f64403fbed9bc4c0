import type { Needs, Only, Service } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import type { NewId } from '#platform/ids.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import { writingBlocker } from '../run/eligibility.ts'
import { oneByOne, type Outcome } from '../tracker/one-by-one.ts'
import { sweepDueAt } from '../waits.ts'
import { followUpState, followUpTo } from './due.ts'

export interface AskedFollowUp {
  /** Id of the email that is followed up, and of the follow-up. */
  readonly of: string
  readonly id: string
}

interface AskDeps extends Needs<'followUps' | 'clock'>, Only<'runs', 'context'> {
  readonly queue: Pick<Service<'drafts'>, 'sendAll'>
  readonly newId: NewId
}

/**
 * Has a follow-up written to each of these emails. They take nothing of the day's allowance, because the
 * recipients were counted with the first emails. Asking again returns the same follow-ups.
 */
export async function askFollowUps(
  { userId }: UserActor,
  emailIds: readonly string[],
  { runs, followUps, queue, clock, newId }: AskDeps,
): Promise<Outcome<AskedFollowUp>> {
  const now = clock.now()
  const context = await runs.context(userId, now)
  const blocker = context === null ? 'account_inactive' : writingBlocker(context, now)
  const reserved: string[] = []
  const ids = [...new Set(emailIds)].map((id) => ({ id }))
  const ask = async ({ id: of }: { readonly id: string }): Promise<AskedFollowUp | ErrorCode> => {
    const email = await followUps.find(userId, of)
    if (email === null) return 'not_found'
    if (email.followedBy !== null) return { of, id: email.followedBy }
    if (blocker !== null) return blocker
    const followUp = followUpState(email, now).state === 'due' ? followUpTo(email) : null
    if (followUp === null) return 'follow_up_not_due'
    const id = newId('out')
    const reservation = await followUps.reserve(id, email, followUp, sweepDueAt(now), now)
    if (reservation === 'asked_not_to_be_contacted') return 'recipient_objected'
    if (reservation === 'on_your_list') return 'on_your_list'
    if (reservation === 'not_due') {
      // Another request of the same moment asked for it, or marked the email.
      const other = (await followUps.find(userId, of))?.followedBy ?? null
      return other === null ? 'follow_up_not_due' : { of, id: other }
    }
    reserved.push(id)
    return { of, id }
  }
  try {
    return await oneByOne(ids, ask)
  } finally {
    // Also of the others when one has failed. The sweeper finds those whose message is lost.
    await queue.sendAll(reserved.map((emailId) => ({ v: 1, userId, emailId })))
  }
}
