/** Texts of the app itself that the specification quotes. */
export const AUTHENTICATION_REQUIRED = {
  title: 'Authentication required',
  description: 'Please log in to access your dashboard',
} as const

export const NOT_FOUND_TITLE = '404 Page Not Found'

/** The app's own words, for who is led from the dashboard to the prices. */
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
    'Everything that was written for you stays here to read, and your drafts stay in your Gmail. New ones are written once you choose a plan.',
} as const
