const LOCAL = ['localhost', '127.0.0.1']

/** Whether a payment address may be opened: over https, or from localhost to localhost. */
export function isTrustedPaymentUrl(address: string, from: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname) && LOCAL.includes(from))
}
