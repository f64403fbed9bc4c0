/** Options of an AWS client for a local service, which accepts any credentials. */
export const localAccess = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})
