import { CONTACT_CENTS_PER_USER_DAY } from '#infra/context.ts'
import { OPENAI_ADDRESS } from '#infra/vendor-addresses.ts'
import { priceVariables } from '#shared/catalog/plans.ts'
import { LOCAL_CLIENTS, type Emulators } from '../emulators.ts'
import { COGNITO, STRIPE, type Settings, type Vendors } from '../settings.ts'
import { chosenVariables } from './choose-among.ts'

export function vendorVariables(
  stage: { readonly emulators: Emulators },
  vendors: Vendors,
  settings: Settings,
): Record<string, string | undefined> {
  const { cognito, companies } = stage.emulators
  const { contacts, mailboxes, postings } = vendors
  return {
    ...(vendors.cognito
      ? Object.fromEntries(COGNITO.map((name) => [name, settings[name]]))
      : {
          COGNITO_AUTHORIZE_URL: cognito.authorizeUrl,
          COGNITO_TOKEN_URL: cognito.tokenUrl,
          COGNITO_JWKS_URL: cognito.jwksUrl,
          COGNITO_ISSUER: cognito.issuer,
          COGNITO_CLIENT_ID: LOCAL_CLIENTS.cognito,
        }),
    USER_POOL_ID: vendors.cognito ? (settings['COGNITO_ISSUER'] ?? '').split('/').at(-1) : cognito.poolId,
    ...chosenVariables(
      stage.emulators,
      new Map([...mailboxes, ...postings, [contacts.vendor.id, contacts.real ? 'real' : 'emulator']]),
      settings,
    ),
    // Real contacts work at companies with real sites.
    COMPANY_PAGES_URL: contacts.real ? undefined : companies.url,
    CONTACT_CENTS_PER_CREDIT: String(contacts.vendor.centsPerCredit),
    CONTACT_COST_PER_USER_DAY: settings['CONTACT_COST_PER_USER_DAY'] ?? String(CONTACT_CENTS_PER_USER_DAY),
    WRITER: vendors.writer,
    BEDROCK_MODEL_ID: settings['BEDROCK_MODEL_ID'] ?? 'local.composer-v1:0',
    OPENAI_BASE_URL: settings['OPENAI_BASE_URL'] ?? OPENAI_ADDRESS,
    // A model on the developer's own machine needs no key.
    OPENAI_API_KEY: settings['OPENAI_API_KEY'] ?? 'none',
    OPENAI_MODEL: settings['OPENAI_MODEL'],
    MODEL_TIMEOUT_SECONDS: settings['MODEL_TIMEOUT_SECONDS'],
    MODEL_MAX_TOKENS: settings['MODEL_MAX_TOKENS'],
    READER_MODEL: settings['READER_MODEL'],
    MODEL_TOKENS_PER_MINUTE: settings['MODEL_TOKENS_PER_MINUTE'],
  }
}

/** `url` is the emulator's. Unset host, port, protocol and script URL mean Stripe itself. */
export function stripeVariables(
  url: string,
  vendors: Vendors,
  settings: Settings,
): Record<string, string | undefined> {
  const { stripe: local } = LOCAL_CLIENTS
  const { hostname, port, protocol } = new URL(url)
  const own = vendors.stripe
    ? Object.fromEntries([...STRIPE, 'STRIPE_WEBHOOK_SECRETS'].map((name) => [name, settings[name]]))
    : {
        STRIPE_SECRET_KEY: local.secretKey,
        STRIPE_PUBLISHABLE_KEY: local.publishableKey,
        STRIPE_WEBHOOK_SECRETS: settings['STRIPE_WEBHOOK_SECRETS'] ?? local.webhookSecret,
        ...priceVariables(local.prices),
        STRIPE_API_HOST: hostname,
        STRIPE_API_PORT: port,
        STRIPE_API_PROTOCOL: protocol.replace(':', ''),
        STRIPE_SCRIPT_URL: `${url}/stripe.js`,
      }
  return {
    STRIPE_API_HOST: undefined,
    STRIPE_API_PORT: undefined,
    STRIPE_API_PROTOCOL: undefined,
    STRIPE_SCRIPT_URL: undefined,
    ...own,
  }
}
