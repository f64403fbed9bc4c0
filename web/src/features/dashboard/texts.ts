export const UNVERIFIED =
  'Your profile is not verified. Check your email and verify your account to gain full access.'

export const USER_LOAD_FAILED = 'Failed to load user data. Please refresh the page.'
