/** Address of the real vendor, of a deployment and of a local product with its key. */
export const OPENAI_ADDRESS = 'https://api.openai.com/v1'

/** Where a browser gets its credentials as a guest, and where it sends what a visit met. */
export const visitorAddresses = (region: string) => ({
  credentialsUrl: `https://cognito-identity.${region}.amazonaws.com`,
  eventsUrl: `https://dataplane.rum.${region}.amazonaws.com`,
})
