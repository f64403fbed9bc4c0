import { Stripe } from 'stripe'
import { AppError } from '#platform/app-error.ts'
import { kindOfStatus, logRefusal } from '#platform/log/log-refusal.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** Address of an emulator; Stripe's own API when absent. */
  readonly place?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
}

/** Shorter than a function's timeout. */
const TIMEOUT_MS = 10_000

/** Stripe's client with the API version it was made for; retries keep their idempotency key. */
export const stripeClient = ({ secretKey, place }: StripeOptions): Stripe =>
  new Stripe(secretKey, { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false, ...place })

/** A refusal by its code and parameter, without Stripe's message. */
interface Refusal {
  readonly code: string | undefined
  readonly param: string | undefined
  /** True when the request is invalid in this state, rather than a matter of keys or permissions. */
  readonly invalid: boolean
}

/** Maps the refusals that a call expects; undefined leaves a refusal to the usual mapping. */
type Expected<T> = (refusal: Refusal) => T | undefined

/**
 * Makes a call to Stripe and maps its errors: a lost answer, rate limits and Stripe's failures are AppError
 * `unavailable`, an idempotency key in use is `payment_in_progress`, a card error is `payment_declined`.
 * Other errors are thrown without Stripe's message, which may contain what was sent.
 */
export async function callStripe<T>(
  call: () => Promise<T>,
  expected: Expected<T> = () => undefined,
): Promise<T> {
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

/** Logs the error's type and its code from Stripe's documented list, neither of which is personal. */
const log = ({ type, code = '-', statusCode = 0 }: StripeError): void =>
  logRefusal({ vendor: 'stripe', kind: kindOfStatus(statusCode), cause: `${statusCode} ${type} ${code}` })

function defect({ type, code = '', param = '', statusCode = 0 }: StripeError): never {
  throw new Error(`Stripe refused a call: ${type} ${code} ${param} (${statusCode}).`)
}

/** A code can be used up between check and order. Throws AppError coupon_invalid when Stripe refuses it. */
export function couponRefused({ param }: Refusal): undefined {
  if (param?.startsWith('discounts') === true) throw new AppError('coupon_invalid')
}

/** Null for an object that does not exist, no longer exists or belongs to another customer. */
export const orMissing = ({ code }: Refusal): null | undefined =>
  code === 'resource_missing' ? null : undefined

/** Request options with an idempotency key, of which Stripe accepts 255 characters. */
export const idempotent = (...parts: readonly string[]): { idempotencyKey: string } => ({
  idempotencyKey: parts.join(':').slice(0, 255),
})
