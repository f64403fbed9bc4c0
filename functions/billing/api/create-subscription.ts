import { createSubscription as create } from '../subscription/create-subscription.ts'
import { throttle } from '#platform/throttle.ts'
import { countCodeTry } from '#platform/http/code-tries.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { checkouts, promotions } from '#platform/services/payments.ts'
import { createSubscription } from '#shared/contracts/billing.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]
/** Of these, with a code: an order must not be a way around the limit of checks. */
const CODES = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  createSubscription,
  { syncDeps, checkouts, promotions, limits },
  async ({ actor, body, event, deps }) => {
    await throttle(actor, 'create-subscription', PER_HOUR, deps.limits)
    if (body.couponCode !== undefined) {
      await throttle(actor, 'order-coupon', CODES, deps.limits)
      await countCodeTry(event, deps.limits)
    }
    return ok(
      await create(actor, body, {
        ...deps.syncDeps,
        checkouts: deps.checkouts,
        promotions: deps.promotions,
        secrets,
      }),
    )
  },
)
