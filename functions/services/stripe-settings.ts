import * as z from 'zod/mini'
import { filled, readEnvironment, setting } from '#platform/config/config.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
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
    prices: {
      starter: setting('STRIPE_PRICE_STARTER'),
      pro: setting('STRIPE_PRICE_PRO'),
      elite: setting('STRIPE_PRICE_ELITE'),
    },
    ...(host !== undefined && port !== undefined && { place: { host, port, protocol } }),
  }
})
