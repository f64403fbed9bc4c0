import { passesLuhn } from '../luhn.ts'
import type { CardInput } from '../test-cards.ts'

export type FieldName = 'number' | 'expiry' | 'cvc' | 'postal'
export type Values = Readonly<Record<FieldName, string>>

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Groups of four; digits beyond a card number's length are cut off. */
export const formatNumber = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Formats as `MM / YY`, also from `4/29` and from `12/2029` as a browser fills it in. */
export function formatExpiry(text: string): string {
  const [first = '', second] = text.split('/')
  const month = second === undefined ? digits(first) : digits(first).padStart(2, '0')
  const all = month.length === 1 && Number(month) > 1 ? `0${month}` : month + digits(second ?? '')
  const year = all.length === 6 && all.slice(2, 4) === '20' ? all.slice(4) : all.slice(2, 4)
  return all.length > 2 || (all.length === 2 && text.includes('/')) ? `${all.slice(0, 2)} / ${year}` : all
}

export const formatCvc = (text: string): string => digits(text).slice(0, 4)

export interface Problem {
  readonly code: string
  readonly message: string
}

const EXPECTED_LENGTH = 16

/** The error of a field, or null. */
export function problemOf(name: FieldName, value: string, now: Date): Problem | null {
  if (name === 'number') {
    const number = digits(value)
    if (number.length < EXPECTED_LENGTH - 1)
      return { code: 'incomplete_number', message: 'Your card number is incomplete.' }
    return passesLuhn(number) ? null : { code: 'invalid_number', message: 'Your card number is invalid.' }
  }
  if (name === 'expiry') {
    const [month = '', year = ''] = value.split('/').map(digits)
    if (month.length !== 2 || year.length !== 2)
      return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." }
    if (Number(month) < 1 || Number(month) > 12)
      return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." }
    const past = (2000 + Number(year)) * 12 + Number(month) - 1 < now.getFullYear() * 12 + now.getMonth()
    return past
      ? { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." }
      : null
  }
  if (name === 'cvc')
    return digits(value).length < 3
      ? { code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
      : null
  return value.trim().length < 3
    ? { code: 'incomplete_zip', message: 'Your postal code is incomplete.' }
    : null
}

export function cardOf(values: Values, withPostal: boolean): CardInput {
  const [month = '', year = ''] = values.expiry.split('/').map(digits)
  return {
    number: digits(values.number),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cvc: digits(values.cvc),
    postalCode: withPostal ? values.postal.trim() : null,
  }
}
