import * as z from 'zod/mini'
import { filled } from '../config/config.ts'
import { readSecrets } from '../config/stored-secrets.ts'
import { lazy } from '../lambda/lazy.ts'

/** The key, the prices and, where the vendor's own service is not meant, the place of another. */
export const stripeSettings = lazy(() => {
  const env = readSecrets(
    z.object({
      STRIPE_SECRET_KEY: filled,
      STRIPE_PRICE_STARTER: filled,
      STRIPE_PRICE_PRO: filled,
      STRIPE_PRICE_ELITE: filled,
      STRIPE_API_HOST: z.optional(filled),
      STRIPE_API_PORT: z.optional(z.coerce.number()),
      STRIPE_API_PROTOCOL: z.optional(z.enum(['http', 'https'])),
    }),
  )
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol = 'https' } = env
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    prices: { starter: env.STRIPE_PRICE_STARTER, pro: env.STRIPE_PRICE_PRO, elite: env.STRIPE_PRICE_ELITE },
    ...(host !== undefined && port !== undefined && { place: { host, port, protocol } }),
  }
})
