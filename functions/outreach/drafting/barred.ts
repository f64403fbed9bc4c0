import { mayHaveDrafts } from '#functions/account/allowance.ts'
import type { CycleContext, Ending, OutreachEmail } from '../model.ts'

/** How an email ends when its user may no longer have a draft of it; null when they may. */
export function endingIfBarred(email: OutreachEmail, context: CycleContext, now: Date): Ending | null {
  if (!mayHaveDrafts(context, now)) return withoutAccess(email)
  return isPaused(email, context) ? whilePaused(email) : null
}

/** An email that may have a draft keeps its job and quota, or the person could get a second one. */
export const withoutAccess = (email: OutreachEmail): Ending =>
  email.intentAt === null ? { state: 'failed', failure: 'access_ended' } : { state: 'ready' }

/** A pause ends the user's runs, but not a follow-up, which the user asked for separately. */
const isPaused = ({ followUp }: OutreachEmail, { account }: CycleContext): boolean =>
  followUp === undefined && account.pausedAt !== undefined

/** An email whose text is already written stays in the tracker. */
const whilePaused = ({ intentAt, letter }: OutreachEmail): Ending =>
  intentAt === null && letter === null ? { state: 'failed', failure: 'search_paused' } : { state: 'ready' }
