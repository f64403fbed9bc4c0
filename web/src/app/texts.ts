/** Texts of the app itself that the specification quotes. */
export const AUTHENTICATION_REQUIRED = {
  title: 'Authentication required',
  description: 'Please log in to access your dashboard',
} as const

export const NOT_FOUND_TITLE = '404 Page Not Found'

/** Our own texts, for users who are redirected from the dashboard to the prices. */
export const TRIAL_ENDED = {
  title: 'Your trial has ended',
  description: 'Choose a plan to continue.',
} as const
export const NO_PLAN = {
  title: 'You have no plan yet',
  description: 'Choose one to open your dashboard.',
} as const
export const WITHOUT_PLAN = {
  title: 'You have no plan at the moment',
  description:
    'You can still read everything we wrote for you here, and your drafts stay in your Gmail. We write new ones once you choose a plan.',
} as const
