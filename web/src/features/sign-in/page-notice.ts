import { ERRORS } from '#shared/catalog/error-codes.ts'
import { SIGN_IN, SIGN_UP } from './texts.ts'

export interface PageNotice {
  readonly tone: 'info' | 'bad'
  readonly title: string
  readonly text: string
  /** Whether only support can help. */
  readonly askSupport?: true
}

/** The notice at the top of the sign-in page, according to its query. */
export function signInNotice(query: URLSearchParams): PageNotice | null {
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

/** The notice at the top of the sign-up page, according to its query. */
export const signUpNotice = (query: URLSearchParams): PageNotice | null =>
  refusal(query, 'Sign-up', SIGN_UP.button)

function refusal(query: URLSearchParams, what: 'Sign-in' | 'Sign-up', button: string): PageNotice | null {
  const error = query.get('error')
  if (error === null) return null
  if (error === 'cancelled' || error === 'access_denied') {
    return {
      tone: 'bad',
      title: `${what} was canceled`,
      text: `Google wasn’t allowed to tell us who you are. ${button} to try again.`,
    }
  }
  const known = Object.entries(ERRORS).find(([code]) => code === error && code !== 'sign_in_failed')
  return {
    tone: 'bad',
    title: `${what} didn’t work`,
    text: known?.[1].message ?? `The ${what.toLowerCase()} didn’t finish. Please start again.`,
  }
}
