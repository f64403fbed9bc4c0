import { BRAND } from '#shared/brand.ts'
import { TRIAL } from '#shared/catalog/plans.ts'

/** Texts of the sign-in that the specification quotes; the last is our own. */
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
    description: `You can’t sign in until we reactivate it. Write to ${BRAND.supportEmail} if you don’t know why.`,
  },
} as const

/** Texts of the sign-up that the specification quotes. */
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
