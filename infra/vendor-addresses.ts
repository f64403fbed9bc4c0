/** Addresses of the real vendors, of a deployment and of a local product with their keys. */
export const GOOGLE_ADDRESSES = {
  GOOGLE_AUTH_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  GOOGLE_REVOKE_URL: 'https://oauth2.googleapis.com/revoke',
  GMAIL_ROOT_URL: 'https://gmail.googleapis.com/',
} as const
export const OPENAI_ADDRESS = 'https://api.openai.com/v1'
