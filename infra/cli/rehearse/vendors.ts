import { startAccountEmulator } from '#emulators/account/account-emulator.ts'
import { startAdzunaEmulator } from '#emulators/adzuna/start-adzuna-emulator.ts'
import { startBedrockEmulator } from '#emulators/bedrock/bedrock-emulator.ts'
import { startGoogleEmulator } from '#emulators/google/google-emulator.ts'
import { startHunterEmulator } from '#emulators/hunter/start-hunter-emulator.ts'
import { startStripeEmulator } from '#emulators/stripe/stripe-emulator.ts'
import { byPlan } from '#shared/catalog/plans.ts'
import type { World } from '../deploy/world.ts'

export const OPERATOR = 'operator@reachwell.example'
const KEY = 'sk_test_rehearsal'
const CLIENTS = [
  { id: 'mailboxes.apps.googleusercontent.com', secret: 'mailboxes-secret' },
  { id: 'sign-in.apps.googleusercontent.com', secret: 'sign-in-secret' },
] as const

/** What a person types, as lines of standard input. */
export const ANSWERS = `
alarmEmail=${OPERATOR}
googleClientId=${CLIENTS[0].id}
googleSignInClientId=${CLIENTS[1].id}
stripePublishableKey=pk_test_rehearsal
STRIPE_SETUP_KEY=${KEY}
STRIPE_SECRET_KEY=${KEY}
GOOGLE_CLIENT_SECRET=${CLIENTS[0].secret}
GOOGLE_SIGN_IN_CLIENT_SECRET=${CLIENTS[1].secret}
ADZUNA_APP_ID=emulator-app
ADZUNA_APP_KEY=emulator-key
HUNTER_API_KEY=emulator-key
DEPLOY=yes
ADMIN_EMAIL=${OPERATOR}
ADMIN_FIRST_NAME=First
ADMIN_LAST_NAME=Admin
ADMIN_PASSWORD=a-password-of-the-rehearsal
`

/** The vendors' emulators, and of AWS what moto does not have. Google's clients know no address yet. */
export async function startVendors() {
  const redirects = CLIENTS.map((): string[] => [])
  const [account, stripe, google, adzuna, hunter, bedrock] = await Promise.all([
    startAccountEmulator(),
    startStripeEmulator({
      secretKey: KEY,
      publishableKey: 'pk_test_rehearsal',
      prices: byPlan((plan) => `price_catalogue_${plan}`),
    }),
    startGoogleEmulator({
      clients: CLIENTS.map(({ id, secret }, index) => ({ id, secret, redirectUris: redirects[index] ?? [] })),
    }),
    startAdzunaEmulator(),
    startHunterEmulator(),
    startBedrockEmulator(),
  ])
  return {
    account,
    stripe,
    bedrock,
    /** Enters an address at the client of the mailboxes, or that of the sign-in. */
    enterRedirect: (client: 'mailboxes' | 'sign-in', address: string): void =>
      void redirects[client === 'mailboxes' ? 0 : 1]?.push(address),
    /** Where a deployment finds them; Stripe possibly behind another address. */
    world(stripeUrl = stripe.url): Pick<World, 'stripe' | 'addresses'> {
      const { hostname: host, port } = new URL(stripeUrl)
      return {
        stripe: { host, port: Number(port), protocol: 'http' },
        addresses: {
          GOOGLE_TOKEN_URL: `${google.url}/token`,
          GOOGLE_AUTH_URL: `${google.url}/o/oauth2/v2/auth`,
          ADZUNA_BASE_URL: adzuna.url,
          HUNTER_BASE_URL: `${hunter.url}/v2`,
          STRIPE_API_URL: stripeUrl,
        },
      }
    },
    close: async () => {
      await Promise.all([account, stripe, google, adzuna, hunter, bedrock].map((one) => one.close()))
    },
  }
}

export type Vendors = Awaited<ReturnType<typeof startVendors>>
