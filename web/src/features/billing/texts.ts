/** Messages after a visit to the card provider. */
export const RETURNS = {
  upgraded: {
    title: 'Upgrade Successful!',
    description: 'Your account has been upgraded. Refreshing your dashboard...',
  },
  setupFailed: { title: 'Upgrade Failed', description: 'Payment method setup failed' },
  /** Our own text. */
  cardSaved: {
    title: 'Your card is saved',
    description: 'Nothing was charged yet. Complete the upgrade with it.',
  },
} as const

/** Texts of the upgrade that the specification quotes. */
export const UPGRADE = {
  loading: 'Loading billing information...',
  tryAgain: 'Try Again',
  smart: 'Complete your upgrade using your saved payment method.',
  intro: 'Upgrade from your free trial to unlock automated job processing and unlimited email outreach.',
  formError: { title: 'Payment Form Error', description: 'Unable to load payment form. Please try again.' },
  settingUpForm: 'Setting up payment form...',
  settingUp: 'Setting up payment...',
  notAvailable: {
    title: 'Stripe Not Available',
    description: 'Unable to initialize payment system. Please try again.',
  },
  formLoading: {
    title: 'Payment Form Loading',
    description: 'Please wait for the payment form to finish loading before submitting.',
  },
  formNotReady: 'Payment form not ready. Please wait a moment and try again.',
  failed: { title: RETURNS.setupFailed.title, description: 'Failed to process upgrade. Please try again.' },
  setupFailed: RETURNS.setupFailed.description,
  authenticationFailed: 'Payment authentication failed',
  upgradeFailed: 'Upgrade failed',
  loadFailed: {
    title: 'Error Loading Billing Status',
    status: 'Failed to check billing status',
    setup: 'Failed to create payment setup',
    information: 'Failed to load billing information',
  },
  done: (plan: string) => ({
    title: 'Upgrade Successful',
    description: `Welcome to your ${plan} plan! Your account has been upgraded.`,
  }),
} as const

/** Our own texts: the specification only has upgrades of a trial. */
export const CHANGE = {
  title: 'Change your plan',
  previewFailed: 'The price of the change couldn’t be worked out',
  keepFailed: 'Your plan wasn’t changed',
  nothingCharged: 'Nothing was charged, and your plan continues unchanged.',
} as const

export const PROMO = {
  applied: 'Coupon Applied',
  invalid: { title: 'Invalid Coupon', description: 'This coupon code is not valid or has expired.' },
  unchecked: { title: 'Validation Error', description: 'Unable to validate coupon code. Please try again.' },
  /** Milliseconds after the last letter. */
  delayMs: 800,
} as const

export const SUBSCRIPTION = {
  cancelFailed: 'Failed to cancel your subscription',
  pauseFailed: 'Your plan wasn’t paused',
  resumeFailed: 'Your plan wasn’t resumed',
  reactivateFailed: 'Failed to reactivate your subscription',
  details: 'Please try again or contact support.',
} as const
