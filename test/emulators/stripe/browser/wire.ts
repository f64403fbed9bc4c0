import type { CardInput } from '../test-cards.ts'

/**
 * Set when the script is built: the address of the emulator that serves it.
 */
declare const EMULATOR_ORIGIN: string

export type Fields = Readonly<Record<string, unknown>>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface StripeError extends Fields {
  readonly type: string
  readonly message: string
}

export interface Intent extends Fields {
  readonly id: string
  readonly object: string
  readonly status: string
}

/** A mistake of the calling page, as opposed to one of the card holder. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}

const isError = (value: unknown): value is StripeError =>
  isFields(value) && typeof value['type'] === 'string' && typeof value['message'] === 'string'
const isIntent = (value: unknown): value is Intent =>
  isFields(value) &&
  typeof value['id'] === 'string' &&
  typeof value['object'] === 'string' &&
  typeof value['status'] === 'string'

async function send(path: string, init: RequestInit = {}): Promise<Fields> {
  try {
    const answer: unknown = await (await fetch(`${EMULATOR_ORIGIN}${path}`, init)).json()
    return isFields(answer) ? answer : {}
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    }
  }
}

const post = (path: string, body: object) =>
  send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export type Outcome =
  | { readonly intent: Intent; readonly error?: never }
  | { readonly error: StripeError; readonly intent?: never }

function outcomeOf({ intent, error }: Fields): Outcome {
  if (isIntent(intent)) return { intent }
  return { error: isError(error) ? error : { type: 'api_error', message: 'An unexpected error occurred.' } }
}

export const readIntent = async (key: string, secret: string): Promise<Outcome> =>
  outcomeOf(await send(`/browser/intent?${new URLSearchParams({ key, client_secret: secret })}`))
export const sendConfirmation = async (key: string, secret: string, card: CardInput): Promise<Outcome> =>
  outcomeOf(await post('/browser/confirm', { key, client_secret: secret, card }))
export const sendAuthentication = async (
  key: string,
  secret: string,
  outcome: 'complete' | 'fail',
): Promise<Outcome> => outcomeOf(await post('/browser/authenticate', { key, client_secret: secret, outcome }))

export const FRONT_PAGE = EMULATOR_ORIGIN
