import { validateCoupon as validate } from '#core/billing/validate-coupon.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { systemClock } from '#runtime/clock.ts'
import { countCodeTry } from '#runtime/code-tries.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { limits } from '#runtime/needs/limits.ts'
import { billings, promotions } from '#runtime/needs/payments.ts'
import { validateCoupon } from '#shared/contracts/billing.ts'

/** Codes are worth money and short enough to be guessed. */
const PER_HOUR = [{ seconds: 3_600, limit: 10 }]

export const handler = endpoint(
  validateCoupon,
  { billings, promotions, limits },
  async ({ actor, body, event, needs }) => {
    await throttle(actor, 'validate-coupon', PER_HOUR, needs.limits)
    await countCodeTry(event, needs.limits)
    return ok(await validate(actor, body, { ...needs, clock: systemClock }))
  },
)
