import { allowanceAt } from '#functions/account/allowance.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { AccountSnapshot } from '#functions/account/model.ts'

/**
 * What the account's access is worth today, in dollars a month; a trial is worth less than any plan and more
 * than nothing.
 */
function worth({ subscription }: AccountSnapshot, now: Date): number {
  const allowance = allowanceAt(subscription, now)
  if (allowance.kind === 'plan') return PLANS[allowance.plan].priceUsd
  return allowance.kind === 'trial' ? 1 : 0
}

/** A plan that ends is worth less than the same one that goes on. */
const goesOn = ({ subscription }: AccountSnapshot): number => (subscription.cancelAt === null ? 1 : 0)

/**
 * Which of two accounts stays: the one with the better live subscription, so that no payment has to move; the
 * older where both are worth the same.
 */
export function choosePrimary(
  one: AccountSnapshot,
  other: AccountSnapshot,
  now: Date,
): { primary: AccountSnapshot; secondary: AccountSnapshot } {
  const difference =
    worth(one, now) - worth(other, now) ||
    goesOn(one) - goesOn(other) ||
    other.account.createdAt.getTime() - one.account.createdAt.getTime()
  return difference >= 0 ? { primary: one, secondary: other } : { primary: other, secondary: one }
}
