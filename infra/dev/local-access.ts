/** How a client reaches one of AWS's services on this machine, which takes any credentials. */
export const localAccess = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})
