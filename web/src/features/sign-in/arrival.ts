import { ERRORS } from '#shared/catalog/error-codes.ts'
import { SIGN_IN, SIGN_UP } from './texts.ts'

export interface Arrival {
  readonly tone: 'info' | 'bad'
  readonly title: string
  readonly text: string
  /** Only support can help. */
  readonly askSupport?: true
}

/** Why somebody stands at the sign-in, as far as the address tells. */
export function arrivalOf(query: URLSearchParams): Arrival | null {
  if (query.get('reason') === 'session_expired')
    return { tone: 'info', title: SIGN_IN.expired.title, text: SIGN_IN.expired.description }
  if (query.get('reason') === 'account_inactive')
    return {
      tone: 'bad',
      title: SIGN_IN.switchedOff.title,
      text: SIGN_IN.switchedOff.description,
      askSupport: true,
    }
  return refusal(query, 'Sign-in', SIGN_IN.button)
}

/** Why somebody stands at the sign-up again. */
export const signupArrivalOf = (query: URLSearchParams): Arrival | null =>
  refusal(query, 'Sign-up', SIGN_UP.button)

function refusal(query: URLSearchParams, what: 'Sign-in' | 'Sign-up', button: string): Arrival | null {
  const error = query.get('error')
  if (error === null) return null
  if (error === 'cancelled' || error === 'access_denied') {
    return {
      tone: 'bad',
      title: `${what} was cancelled`,
      text: `Google was not allowed to tell us who you are. ${button} to try again.`,
    }
  }
  const known = Object.entries(ERRORS).find(([code]) => code === error && code !== 'sign_in_failed')
  return {
    tone: 'bad',
    title: `${what} did not work`,
    text: known?.[1].message ?? `The ${what.toLowerCase()} could not be completed. Please start again.`,
  }
}
