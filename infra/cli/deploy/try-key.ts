import { CONTACT_VENDORS, type RegisteredContactVendor } from '#vendors/contact-vendors.ts'
import { adzuna } from '#vendors/adzuna/vendor.ts'
import { careerjet } from '#vendors/careerjet/vendor.ts'
import { google } from '#vendors/google/vendor.ts'
import { MAILBOX_VENDORS, type RegisteredMailboxVendor } from '#vendors/mailbox-vendors.ts'
import { OPENAI_ADDRESS } from '#infra/vendor-addresses.ts'
import { missing, unknown, type Done } from './step.ts'

/** The values of a secret with the settings that its vendor needs, by their variables. */
export type Variables = Readonly<Record<string, string | undefined>>

const PATIENCE_MS = 15_000

/** Judges a vendor's answer: only what says that the key is wrong asks for another one. */
async function answered(
  url: string,
  init: RequestInit,
  refuses: (status: number, text: string) => boolean,
): Promise<Done> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  })
  const text = await response.text()
  if (refuses(response.status, text)) return missing('the vendor refuses the key')
  return response.status >= 500 || response.status === 429
    ? unknown(`the vendor answered ${response.status}`)
    : true
}

const refused = (status: number): boolean => status === 401 || status === 403

/**
 * A vendor answers `invalid_client` to a wrong id or secret, and `invalid_grant` to a code that it never gave (RFC
 * 6749, 5.2; developers.google.com/identity/protocols/oauth2/web-server).
 */
const client =
  ({
    addresses: { token },
    clientId,
    secret,
  }: Pick<RegisteredMailboxVendor, 'addresses' | 'clientId' | 'secret'>) =>
  async (given: Variables): Promise<Done> =>
    await answered(
      given[token.variable] ?? token.real,
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: 'none',
          redirect_uri: 'https://localhost/none',
          client_id: given[clientId] ?? '',
          client_secret: given[secret.key] ?? '',
        }),
      },
      (_, text) => /"(?:invalid_client|unauthorized_client)"/.test(text),
    )

const probed =
  ({ probe, baseUrl }: RegisteredContactVendor) =>
  async (given: Variables): Promise<Done> => {
    const { status, says } = await probe(
      (variable) => given[variable] ?? baseUrl.real,
      AbortSignal.timeout(PATIENCE_MS),
    )
    if (status !== 'unhealthy') return true
    return says?.includes('refuses') === true ? missing('the vendor refuses the key') : unknown(says ?? '')
  }

/** One free or cheapest request for each secret that a vendor issues, by the secret's name. */
const TRIALS: Readonly<Record<string, (given: Variables) => Promise<Done>>> = {
  ...Object.fromEntries(MAILBOX_VENDORS.map((vendor) => [vendor.id, client(vendor)])),
  signin: client({ ...google, clientId: 'GOOGLE_SIGN_IN_CLIENT_ID' }),
  adzuna: async (given) => {
    const query = new URLSearchParams({
      app_id: given['ADZUNA_APP_ID'] ?? '',
      app_key: given['ADZUNA_APP_KEY'] ?? '',
      what: 'nurse',
    })
    const base = given['ADZUNA_BASE_URL'] ?? adzuna.baseUrl.real
    return await answered(`${base}/v1/api/jobs/de/search/1?${query}`, {}, refused)
  },
  careerjet: async (given) => {
    const query = new URLSearchParams({
      locale_code: 'ja_JP',
      keywords: 'nurse',
      user_ip: given['CAREERJET_USER_IP'] ?? '',
      user_agent: 'Reachwell',
    })
    const base = given['CAREERJET_BASE_URL'] ?? careerjet.baseUrl.real
    const authorization = `Basic ${btoa(`${given['CAREERJET_API_KEY'] ?? ''}:`)}`
    return await answered(`${base}/v4/query?${query}`, { headers: { authorization } }, refused)
  },
  ...Object.fromEntries(CONTACT_VENDORS.map((vendor) => [vendor.id, probed(vendor)])),
  stripe: async (given) =>
    await answered(
      `${given['STRIPE_API_URL'] ?? 'https://api.stripe.com'}/v1/prices?limit=1`,
      { headers: { authorization: `Bearer ${given['STRIPE_SECRET_KEY'] ?? ''}` } },
      refused,
    ),
  openai: async (given) =>
    await answered(
      `${given['OPENAI_BASE_URL'] ?? OPENAI_ADDRESS}/models`,
      { headers: { authorization: `Bearer ${given['OPENAI_API_KEY'] ?? ''}` } },
      refused,
    ),
}

/** Tries the key of a secret once at its vendor. A vendor that does not answer leaves it unknown. */
export async function tryKey(secret: string, given: Variables): Promise<Done> {
  try {
    return (await TRIALS[secret]?.(given)) ?? true
  } catch (error) {
    return unknown(`the vendor did not answer (${error instanceof Error ? error.message : 'unknown error'})`)
  }
}
