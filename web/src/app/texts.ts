/** Texts of the app itself that the specification quotes. */
export const AUTHENTICATION_REQUIRED = {
  title: 'Authentication required',
  description: 'Please log in to access your dashboard',
} as const

export const NOT_FOUND_TITLE = '404 Page Not Found'
