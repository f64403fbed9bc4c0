import { ERRORS } from '#shared/catalog/error-codes.ts'

/** What the specification quotes for the sign-in. */
export const SIGN_IN = {
  title: 'Welcome back',
  button: 'Continue with Google',
  connecting: 'Connecting with Google...',
  signUp: 'Sign up now',
  failed: { title: 'Gmail login failed', description: 'Failed to initiate Gmail login. Please try again.' },
  expired: { title: 'Session Expired', description: "For your security, you've been logged out due to inactivity." },
} as const

export interface Arrival {
  readonly tone: 'info' | 'bad'
  readonly title: string
  readonly text: string
}

/** Why somebody stands at the sign-in, as far as the address tells. */
export function arrivalOf(query: URLSearchParams): Arrival | null {
  if (query.get('reason') === 'session_expired') return { tone: 'info', title: SIGN_IN.expired.title, text: SIGN_IN.expired.description }
  const error = query.get('error')
  if (error === null) return null
  if (error === 'cancelled' || error === 'access_denied') return { tone: 'bad', title: 'Sign-in was cancelled', text: 'Google was not allowed to tell us who you are. Continue with Google to try again.' }
  const known = Object.entries(ERRORS).find(([code]) => code === error)
  return { tone: 'bad', title: 'Sign-in did not work', text: known?.[1].message ?? ERRORS.sign_in_failed.message }
}
