/** Announced while the sign-up page is loading. */
export const STARTING_SIGNUP = 'Starting Signup...'
