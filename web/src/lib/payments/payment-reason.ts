import type { StripeError } from '@stripe/stripe-js'

/** Our own texts, for cases that the specification does not cover. */
export const REASONS = {
  offline: 'You seem to be offline. Nothing was charged. Check your connection and try again.',
  slow:
    'The server took too long to answer. Nothing was charged twice: the next attempt ' +
    'continues where this one stopped.',
  unknown: 'The payment didn’t go through, and nothing was charged. Try again, or use another card.',
  notVerified:
    'Your bank didn’t confirm the card, so it wasn’t used and nothing was charged. Try ' +
    'again, or use another card.',
  declined: 'Your bank declined the card without giving a reason. Use another card, or ask your bank.',
} as const

/**
 * Banks' decline codes in plain words. A lost, stolen or suspected card is reported as a plain decline,
 * because the reader may not be its holder.
 */
const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card doesn’t have enough funds. Use another card, or try again later.',
  withdrawal_count_limit_exceeded: 'The card has reached its limit. Use another card, or ask your bank.',
  card_velocity_exceeded: 'The card has reached its limit. Use another card, or ask your bank.',
  expired_card: 'The card has expired. Check the date, or use another card.',
  incorrect_cvc: 'The security code is incorrect. Check it on the card and try again.',
  invalid_cvc: 'The security code is incorrect. Check it on the card and try again.',
  incorrect_number: 'The card number is incorrect. Check it and try again.',
  invalid_number: 'The card number is incorrect. Check it and try again.',
  incorrect_zip: 'The postal code doesn’t belong to the card. Check it and try again.',
  card_not_supported: 'The card can’t be used for this kind of payment. Use another card.',
  currency_not_supported: 'The card can’t pay in US dollars. Use another card.',
  processing_error: 'The bank couldn’t process the card right now. Try again in a moment.',
  try_again_later: 'The bank couldn’t process the card right now. Try again in a moment.',
  issuer_not_available: 'The bank couldn’t be reached. Try again in a moment, or use another card.',
  authentication_required: REASONS.notVerified,
  setup_intent_authentication_failure: REASONS.notVerified,
  payment_intent_authentication_failure: REASONS.notVerified,
  test_mode_live_card: 'This is a test of the site: real cards aren’t taken. Use one of the test cards.',
}

/** Why the provider did not accept the card. */
export function reasonOf(error: StripeError): string {
  const words = [error.decline_code, error.code]
    .flatMap((code) => (code === undefined ? [] : [WORDS[code]]))
    .find((text) => text !== undefined)
  if (words !== undefined) return words
  if (error.type === 'api_connection_error') return REASONS.offline
  if (error.type === 'card_error')
    return error.code === 'card_declined' ? REASONS.declined : (error.message ?? REASONS.declined)
  if (error.type === 'validation_error') return error.message ?? REASONS.unknown
  return REASONS.unknown
}

/** The intent was confirmed earlier, in another tab or before a reload: a success, not a failure. */
export function isDone(error: StripeError): boolean {
  return error.setup_intent?.status === 'succeeded' || error.payment_intent?.status === 'succeeded'
}

/** A refusal by the card payment provider, with a text for the user. */
export class ProviderRefusal extends Error {
  /** No payment was tried: the form marks the fields that are incomplete. */
  readonly incomplete: boolean
  constructor(error: StripeError) {
    super(reasonOf(error))
    this.name = 'ProviderRefusal'
    this.incomplete = error.type === 'validation_error'
  }
}

/** Whether the card form only marked incomplete fields. */
export const isIncomplete = (error: unknown): boolean => error instanceof ProviderRefusal && error.incomplete
