import { createSetupIntent as create } from '../payments/payment-method.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { checkouts, promotions, upgrades } from '#platform/services/payments.ts'
import { createSetupIntent } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 40 }]

export const handler = endpoint(
  createSetupIntent,
  { syncDeps, checkouts, promotions, upgrades, limits },
  async ({ actor, deps: { syncDeps: sync, limits: budget, ...deps } }) => {
    await throttle(actor, 'setup-intent', PER_HOUR, budget)
    return ok({
      success: true,
      clientSecret: await create(actor, { ...sync, ...deps, secrets }),
      error: null,
    })
  },
)
