/** Creating drafts in the user's mailbox. */
export const COMPOSE = 'https://www.googleapis.com/auth/gmail.compose'

/** What the consent to connect a mailbox asks for. */
export const SCOPES = ['openid', 'email', 'profile', COMPOSE]
