import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { passesLuhn } from './luhn.ts'
import type { CardError } from './records.ts'

/**
 * When the bank requires the second step: never; when the card is saved and at payments before that; or at
 * each payment.
 */
type Authentication = 'never' | 'until_set_up' | 'always'

export interface TestCard {
  readonly number: string
  readonly brand: 'visa' | 'mastercard'
  readonly what: string
  readonly authentication: Authentication
  /** The bank's refusal, and whether it already happens when the card is saved. */
  readonly refusal: {
    readonly code: string
    readonly declineCode: string | null
    readonly message: string
    readonly whenSaved: boolean
  } | null
}

const good = (
  number: string,
  brand: TestCard['brand'],
  what: string,
  authentication: Authentication = 'never',
): TestCard => ({ number, brand, what, authentication, refusal: null })
const bad = (
  number: string,
  what: string,
  code: string,
  declineCode: string | null,
  message: string,
  whenSaved = true,
): TestCard => ({
  number,
  brand: 'visa',
  what,
  authentication: 'never',
  refusal: { code, declineCode, message, whenSaved },
})

/** The documented test numbers. */
export const TEST_CARDS: readonly TestCard[] = [
  good('4242424242424242', 'visa', 'Succeeds'),
  good('5555555555554444', 'mastercard', 'Succeeds'),
  bad('4000000000000002', 'Declined', 'card_declined', 'generic_decline', 'Your card was declined.'),
  bad(
    '4000000000009995',
    'Declined: insufficient funds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  bad('4000000000000069', 'Declined: expired card', 'expired_card', null, 'Your card has expired.'),
  bad(
    '4000000000000127',
    'Declined: wrong CVC',
    'incorrect_cvc',
    null,
    "Your card's security code is incorrect.",
  ),
  good('4000002500003155', 'visa', 'Asks for authentication when it is saved', 'until_set_up'),
  good('4000002760003184', 'visa', 'Asks for authentication at each payment', 'always'),
  bad(
    '4000000000000341',
    'Can be saved; the charge is declined later',
    'card_declined',
    'generic_decline',
    'Your card was declined.',
    false,
  ),
]

/** The fingerprint that a merchant sees: the same for the same number, without revealing it. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256')
    .update(`fingerprint:${number}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, 'x')
    .slice(0, 16)

const BY_FINGERPRINT = new Map(TEST_CARDS.map((card) => [fingerprintOf(card.number), card]))

/** A saved card's test card. A suffix after a tilde makes the fingerprint another person's card. */
export function behaviourOf(fingerprint: string): TestCard {
  const card = BY_FINGERPRINT.get(fingerprint.split('~')[0] ?? '')
  if (card === undefined) throw new Error('A saved card that is none of the test cards.')
  return card
}

export const refusalOf = (card: TestCard, paymentMethod: string | null): CardError | null =>
  card.refusal === null
    ? null
    : {
        code: card.refusal.code,
        declineCode: card.refusal.declineCode,
        message: card.refusal.message,
        paymentMethod,
      }

export const CardInput = z.strictObject({
  number: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  cvc: z.string(),
  postalCode: z.nullable(z.string()),
})
export type CardInput = z.infer<typeof CardInput>

/** The entered test card, or its error. `now` in seconds. */
export function readCard(input: CardInput, now: number): TestCard | CardError {
  const refuse = (code: string, message: string): CardError => ({
    code,
    declineCode: null,
    message,
    paymentMethod: null,
  })
  const number = input.number.replaceAll(/\D/g, '')
  if (number.length < 12) return refuse('incomplete_number', 'Your card number is incomplete.')
  const card = TEST_CARDS.find((known) => known.number === number)
  if (!passesLuhn(number)) return refuse('incorrect_number', 'Your card number is incorrect.')
  if (card === undefined)
    return {
      code: 'card_declined',
      declineCode: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      paymentMethod: null,
    }
  if (!(input.expMonth >= 1 && input.expMonth <= 12))
    return refuse('invalid_expiry_month', "Your card's expiration month is invalid.")
  const today = new Date(now * 1000)
  if (input.expYear * 12 + input.expMonth - 1 < today.getUTCFullYear() * 12 + today.getUTCMonth())
    return refuse('invalid_expiry_year', "Your card's expiration year is in the past.")
  if (!/^\d{3,4}$/.test(input.cvc))
    return refuse('incomplete_cvc', "Your card's security code is incomplete.")
  return card
}
