/** Addresses of the real vendors, of a deployment and of a local product with their keys. */
export const GOOGLE_ADDRESSES = {
  GOOGLE_AUTH_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  GOOGLE_REVOKE_URL: 'https://oauth2.googleapis.com/revoke',
  GMAIL_ROOT_URL: 'https://gmail.googleapis.com/',
} as const
export const OPENAI_ADDRESS = 'https://api.openai.com/v1'

/** Where a browser gets its credentials as a guest, and where it sends what a visit met. */
export const visitorAddresses = (region: string) => ({
  credentialsUrl: `https://cognito-identity.${region}.amazonaws.com`,
  eventsUrl: `https://dataplane.rum.${region}.amazonaws.com`,
})
