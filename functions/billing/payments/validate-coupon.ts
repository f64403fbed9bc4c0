import type { UserActor } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import type { CouponCheck } from '#shared/models/billing.ts'
import { promotionProblem, promotionSentence } from './check-promotion.ts'
import type { BillingStore } from '../billing.store.ts'
import type { Promotions } from '#vendors/stripe/stripe-billing.ts'

/**
 * Checks whether a code lowers the price of a plan for this user, and by how much; if not, `message` says
 * why. Amounts in US cents. Throws AppError unavailable.
 */
export async function validateCoupon(
  actor: UserActor,
  { couponCode, planId }: { couponCode: string; planId: PlanId },
  { billings, promotions, clock }: { billings: BillingStore; promotions: Promotions; clock: Clock },
): Promise<CouponCheck> {
  const [{ billing }, promotion] = await Promise.all([
    billings.read(actor.userId),
    promotions.find(couponCode),
  ])
  const problem = await promotionProblem(
    promotion,
    planId,
    { ...billing, holdsCode: billing.attempt?.promotionCodeId === promotion?.id && promotion !== null },
    promotions,
    clock.now(),
  )
  if (promotion === null || problem !== null)
    return {
      valid: false,
      amount_off: null,
      discount_amount: null,
      percent_off: null,
      months: null,
      message: problem ?? '',
    }
  const { amountOff, percentOff, duration, months } = promotion
  return {
    valid: true,
    amount_off: amountOff,
    discount_amount: amountOff,
    percent_off: percentOff,
    months: duration === 'forever' ? null : (months ?? 1),
    message: promotionSentence(promotion),
  }
}
