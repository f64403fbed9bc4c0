import * as z from 'zod/mini'
import { filled, readEnvironment, setting } from '#platform/config/config.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { byPlan, priceVariable } from '#shared/catalog/plans.ts'
import { lazy } from '#platform/lazy.ts'

/** Key and prices, and `place`, the address of an emulator, where Stripe itself is not used. */
export const stripeSettings = lazy(() => {
  const {
    STRIPE_API_HOST: host,
    STRIPE_API_PORT: port,
    STRIPE_API_PROTOCOL: protocol,
  } = readEnvironment(
    z.object({
      STRIPE_API_HOST: z.optional(filled),
      STRIPE_API_PORT: z.optional(z.coerce.number()),
      STRIPE_API_PROTOCOL: z._default(z.enum(['http', 'https']), 'https'),
    }),
  )
  return {
    secretKey: secretSetting('STRIPE_SECRET_KEY'),
    prices: byPlan((plan) => setting(priceVariable(plan))),
    ...(host !== undefined && port !== undefined && { place: { host, port, protocol } }),
  }
})
