import type { AdminActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { Decision, GoodwillDeps } from './carry-out.ts'

interface Gift extends Decision {
  readonly emails: number
  /** How many of the trial's or the month's emails were used as it was decided. */
  readonly used: number
}

/**
 * Gives used emails back, once: decision and counters change in one transaction. Throws AppError not_found, no_plan,
 * gift_too_large, changed_meanwhile.
 */
export async function giveEmails(
  { adminId }: AdminActor,
  userId: string,
  { operationId, reason, emails, used }: Gift,
  { goodwills, billings, clock }: GoodwillDeps & Needs<'billings'>,
): Promise<void> {
  const now = clock.now()
  const { account, subscription } = await billings.read(userId)
  if (account === null) throw new AppError('not_found')
  const { kind } = allowanceAt(subscription, now)
  if (kind === 'none') throw new AppError('no_plan')
  if (emails > used) throw new AppError('gift_too_large')
  const isTrial = kind === 'trial'
  const slot = `emails#${operationId}`
  const usage = await goodwills.usage(userId, now)
  const given = await goodwills.giveEmails(
    userId,
    {
      id: operationId,
      slot,
      kind: 'emails',
      invoiceId: null,
      amount: emails,
      reason,
      adminId,
      at: now,
      state: 'done',
    },
    { isTrial, used, today: usage.today },
  )
  if (!given && (await goodwills.find(userId, slot))?.id !== operationId)
    throw new AppError('changed_meanwhile')
}
