import { Stripe } from 'stripe'
import { AppError } from '#platform/app-error.ts'
import { kindOfStatus, logRefusal } from '#platform/log/log-refusal.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** Where the API is when it is not the vendor's own: an emulator. */
  readonly place?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
}

/** Below the time of a function; a write that is repeated carries the same key. */
const TIMEOUT_MS = 10_000

/** With the API version it was made for; it repeats what had no answer under the same idempotency key. */
export const stripeClient = ({ secretKey, place }: StripeOptions): Stripe =>
  new Stripe(secretKey, { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false, ...place })

/** What the vendor refused, by its own code and parameter. Its message is for us alone. */
interface Refusal {
  readonly code: string | undefined
  readonly param: string | undefined
  /** What was asked for makes no sense in this state: not a matter of keys or permissions. */
  readonly invalid: boolean
}

/** How a call reads refusals that it expects; undefined leaves them to the usual mapping. */
type Expected<T> = (refusal: Refusal) => T | undefined

/**
 * No answer, too many calls and Stripe's failures are `unavailable`, the same key at work
 * `payment_in_progress`, a card error `payment_declined`. Anything else is thrown without Stripe's text,
 * which may hold what was sent.
 */
export async function asked<T>(call: () => Promise<T>, expected: Expected<T> = () => undefined): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { code, param, statusCode = 0 } = error
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('payment_declined')
    if (code === 'idempotency_key_in_use' || code === 'lock_timeout')
      throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      statusCode === 409 ||
      statusCode === 429 ||
      statusCode >= 500
    ) {
      log(error)
      throw new AppError('unavailable')
    }
    const answer = expected({
      code,
      param,
      invalid: error instanceof Stripe.errors.StripeInvalidRequestError,
    })
    if (answer !== undefined) return answer
    log(error)
    return defect(error)
  }
}

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/** The type names the class of error, the code is of Stripe's documented list; both are safe to read. */
const log = ({ type, code = '-', statusCode = 0 }: StripeError): void =>
  logRefusal({ vendor: 'stripe', kind: kindOfStatus(statusCode), cause: `${statusCode} ${type} ${code}` })

function defect({ type, code = '', param = '', statusCode = 0 }: StripeError): never {
  throw new Error(`Stripe refused a call: ${type} ${code} ${param} (${statusCode}).`)
}

/** A code can be used up between its check and the order. Throws AppError coupon_invalid. */
export function couponRefused({ param }: Refusal): undefined {
  if (param?.startsWith('discounts') === true) throw new AppError('coupon_invalid')
}

/** What is not there, or not any more, is null. */
export const orMissing = ({ code }: Refusal): null | undefined => (code === MISSING ? null : undefined)

/** The code for a thing that does not exist, or not for this customer. */
const MISSING = 'resource_missing'

/** Idempotency keys hold 255 characters. */
export const idempotent = (...parts: readonly string[]): { idempotencyKey: string } => ({
  idempotencyKey: parts.join(':').slice(0, 255),
})
