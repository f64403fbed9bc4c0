import { createSubscription as create } from '#core/billing/create-subscription.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { countCodeTry } from '#runtime/code-tries.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { orders, promotions } from '#runtime/needs/payments.ts'
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
