import { validateCoupon as validate } from '../payments/validate-coupon.ts'
import { throttle } from '#platform/throttle.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { countCodeTry } from '#platform/http/code-tries.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { promotions } from '#platform/services/billing.ts'
import { billings } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { validateCoupon } from '#shared/contracts/billing.ts'

/** Codes are worth money and short enough to be guessed. */
const PER_HOUR = [{ seconds: 3_600, limit: 10 }]

export const handler = endpoint(
  validateCoupon,
  { billings, promotions, limits },
  async ({ actor, body, event, deps }) => {
    await throttle(actor, 'validate-coupon', PER_HOUR, deps.limits)
    await countCodeTry(event, deps.limits)
    return ok(await validate(actor, body, { ...deps, clock: systemClock }))
  },
)
