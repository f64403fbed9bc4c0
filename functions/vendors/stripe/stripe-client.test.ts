import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { callStripe } from './stripe-client.ts'

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeCardError,
  StripeConnectionError,
  StripeIdempotencyError,
  StripeInvalidRequestError,
  StripeRateLimitError,
} = Stripe.errors
const failing = (thrown: Error) => () => Promise.reject(thrown)
const raw = (statusCode: number, more: object = {}) => ({
  message: 'alex@mail.example has no such thing',
  type: 'api_error' as const,
  statusCode,
  ...more,
})

describe('an error', () => {
  test.each([
    [
      'a declined card',
      new StripeCardError({ ...raw(402), type: 'card_error', code: 'card_declined' }),
      'payment_declined',
    ],
    ['no connection', new StripeConnectionError({ message: 'reset' }), 'unavailable'],
    ['a failure of Stripe', new StripeAPIError(raw(500)), 'unavailable'],
    ['too many calls', new StripeRateLimitError({ ...raw(429), type: 'rate_limit_error' }), 'unavailable'],
    [
      'a conflict',
      new StripeInvalidRequestError({ ...raw(409), type: 'invalid_request_error' }),
      'unavailable',
    ],
    [
      'an idempotency key in use',
      new StripeIdempotencyError({ ...raw(409), type: 'idempotency_error', code: 'idempotency_key_in_use' }),
      'payment_in_progress',
    ],
    [
      'a locked object',
      new StripeInvalidRequestError({ ...raw(429), type: 'invalid_request_error', code: 'lock_timeout' }),
      'payment_in_progress',
    ],
  ])('%s', async (_, error, code) => {
    await expect(callStripe(failing(error))).rejects.toMatchObject({ name: 'AppError', code })
  })

  test('that the call expects is mapped by the call', async () => {
    const missing = new StripeInvalidRequestError({
      ...raw(404),
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'id',
    })
    expect(
      await callStripe<string | null>(
        failing(missing),
        ({ code, param, invalid }) => `${code} ${param} ${invalid}`,
      ),
    ).toBe('resource_missing id true')
  })

  test.each([
    [
      'a wrong parameter',
      new StripeInvalidRequestError({
        ...raw(400),
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param: 'surprise',
      }),
      'Stripe refused a call: StripeInvalidRequestError parameter_unknown surprise (400).',
    ],
    [
      'a wrong key',
      new StripeAuthenticationError({ ...raw(401), type: 'authentication_error' }),
      'Stripe refused a call: StripeAuthenticationError   (401).',
    ],
  ])('%s is a programming error, reported without what was sent', async (_, error, message) => {
    const thrown = await callStripe(failing(error)).catch((caught: unknown) => caught)
    expect(thrown).toEqual(new Error(message))
    expect(String(Object(thrown).cause)).toBe('undefined')
  })

  test('of our own code is rethrown', async () => {
    await expect(callStripe(failing(new RangeError('ours')))).rejects.toThrow(RangeError)
  })
})
