import { promotionProblem, promotionSentence } from '../payments/check-promotion.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { promotions } from '#functions/services/payments.ts'
import { billings } from '#functions/services/billing.ts'
import { validateCoupon } from '#shared/contracts/billing.ts'

const services = { billings, promotions }

const INVALID = { valid: false, amount_off: null, discount_amount: null, percent_off: null, months: null }

export const handler = endpoint(validateCoupon, services, async ({ actor, body, deps }) => {
  const [{ billing }, promotion] = await Promise.all([
    deps.billings.read(actor.userId),
    deps.promotions.find(body.couponCode),
  ])
  const holdsCode = promotion !== null && billing.attempt?.promotionCodeId === promotion.id
  const buyer = { ...billing, holdsCode }
  const problem = await promotionProblem(promotion, body.planId, buyer, deps.promotions, deps.clock.now())
  if (promotion === null || problem !== null) return { ...INVALID, message: problem ?? '' }
  const { amountOff, percentOff, duration, months } = promotion
  return {
    valid: true,
    amount_off: amountOff,
    discount_amount: amountOff,
    percent_off: percentOff,
    months: duration === 'forever' ? null : (months ?? 1),
    message: promotionSentence(promotion),
  }
})
