/** Texts of the checkout that the specification quotes. */
export const CHECKOUT = {
  settingUp: 'Setting up your payment...',
  failed: { title: 'Payment Failed', description: 'Failed to process payment. Please try again.' },
  noSecret: 'Failed to create subscription',
  trialStarted: 'Trial Started',
  accountActivated: 'Account Activated',
} as const

export const COUPON = {
  applied: 'Coupon Applied Successfully',
  removed: 'Coupon Removed',
  remove: 'Remove',
  invalid: { title: 'Invalid Coupon Code', description: 'Please check your coupon code and try again.' },
  tooMany: 'Too many codes tried',
  signedOut: {
    title: 'Sign in to continue',
    description: 'Your code wasn’t checked: you are no longer signed in.',
  },
  network: {
    title: 'Network Error',
    description: 'Unable to connect to server. Please check your connection and try again.',
  },
} as const

export const SUBSCRIBED = {
  title: 'You already have a subscription',
  text: 'Nothing more was charged. Your dashboard shows your plan, and lets you change it.',
} as const

/** Milliseconds between the toast and the success page. */
export const DELAYS = { free: 1_000, saved: 1_500 } as const
