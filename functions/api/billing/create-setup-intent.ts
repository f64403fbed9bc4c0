import { createSetupIntent as create } from '#core/billing/payment-method.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { orders, promotions, upgrades } from '#runtime/needs/payments.ts'
import { createSetupIntent } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 40 }]

export const handler = endpoint(
  createSetupIntent,
  { convergeNeeds, orders, promotions, upgrades, limits },
  async ({ actor, needs: { convergeNeeds: converging, limits: budget, ...needs } }) => {
    await throttle(actor, 'setup-intent', PER_HOUR, budget)
    return ok({
      success: true,
      clientSecret: await create(actor, { ...converging, ...needs, secrets }),
      error: null,
    })
  },
)
