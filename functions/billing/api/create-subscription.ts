import { createSubscription as create } from '../subscription/create-subscription.ts'
import { throttle } from '#platform/throttle.ts'
import { countCodeTry } from '#platform/http/code-tries.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { convergeNeeds } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { orders, promotions } from '#platform/services/payments.ts'
import { createSubscription } from '#shared/contracts/billing.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]
/** Of these, with a code: an order must not be a way around the limit of checks. */
const CODES = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  createSubscription,
  { convergeNeeds, orders, promotions, limits },
  async ({ actor, body, event, needs }) => {
    await throttle(actor, 'create-subscription', PER_HOUR, needs.limits)
    if (body.couponCode !== undefined) {
      await throttle(actor, 'order-coupon', CODES, needs.limits)
      await countCodeTry(event, needs.limits)
    }
    return ok(
      await create(actor, body, {
        ...needs.convergeNeeds,
        orders: needs.orders,
        promotions: needs.promotions,
        secrets,
      }),
    )
  },
)
