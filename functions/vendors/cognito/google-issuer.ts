/** The issuer of Google's id tokens, under which sign-ins with Google are stored. */
export const GOOGLE_ISSUER = 'https://accounts.google.com'
