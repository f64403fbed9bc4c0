import { mayHaveDrafts } from '#functions/account/allowance.ts'
import type { CycleContext, Ending, OutreachEmail } from '../model.ts'

/** How an email ends whose user may have no draft of it any more; null where they may. */
export function endOfBarred(email: OutreachEmail, context: CycleContext, now: Date): Ending | null {
  if (!mayHaveDrafts(context, now)) return withoutAccess(email)
  return isPaused(email, context) ? whilePaused(email) : null
}

/**
 * A draft that may exist keeps its job and its quota, or the same person could be written to about it again.
 */
export const withoutAccess = (email: OutreachEmail): Ending =>
  email.intentAt === null ? { state: 'failed', failure: 'access_ended' } : { state: 'ready' }

/** A pause ends the runs of its user; a follow-up was asked for by itself. */
const isPaused = ({ followUp }: OutreachEmail, { account }: CycleContext): boolean =>
  followUp === undefined && account.pausedAt !== undefined

/** A text that is there stays in the tracker. */
const whilePaused = ({ intentAt, letter }: OutreachEmail): Ending =>
  intentAt === null && letter === null ? { state: 'failed', failure: 'search_paused' } : { state: 'ready' }
