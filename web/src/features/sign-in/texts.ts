import { BRAND } from '#shared/brand.ts'
import { TRIAL } from '#shared/catalog/plans.ts'

export interface ButtonTexts {
  readonly button: string
  /** While the browser is on its way. */
  readonly connecting: string
  /** When it could not even start. */
  readonly failed: { readonly title: string; readonly description: string }
}

/** What the specification quotes for the sign-in, and last what is our own. */
export const SIGN_IN = {
  title: 'Welcome back',
  button: 'Continue with Google',
  connecting: 'Connecting with Google...',
  signUp: 'Sign up now',
  failed: { title: 'Gmail login failed', description: 'Failed to initiate Gmail login. Please try again.' },
  expired: {
    title: 'Session Expired',
    description: "For your security, you've been logged out due to inactivity.",
  },
  switchedOff: {
    title: 'This account is deactivated',
    description:
      `You cannot sign in until we reactivate it. Write to ${BRAND.supportEmail} ` +
      'if you do not know why.',
  },
} as const

/** What it quotes for the sign-up. */
export const SIGN_UP = {
  title: 'Start your trial in 5 minutes',
  trial: `${TRIAL.days}-Day Free Trial`,
  emails: `${TRIAL.emails} Free Emails`,
  button: 'Sign up with Google',
  connecting: SIGN_IN.connecting,
  logIn: 'Log in',
  failed: { title: 'Gmail signup failed', description: 'Failed to initiate Gmail signup. Please try again.' },
  cancelled: {
    title: 'Payment Cancelled',
    description: 'Your payment was cancelled. You can try again below or choose a different plan.',
  },
} as const
