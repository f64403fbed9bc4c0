/** Said aloud while the page of the sign-up is on its way. */
export const STARTING_SIGNUP = 'Starting Signup...'
