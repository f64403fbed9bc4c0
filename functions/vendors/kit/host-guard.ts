import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Whether a base URL names this machine, as only those of emulators do. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '::1'].includes(plainHost(hostname))

/** All of IPv6 that is assigned to public use (RFC 4291); the rest is reserved, local or an IPv4 address in other words. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is reserved for something else than the public internet, or no IP address. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 0) return true
  const parsed = ipaddr.process(address)
  return parsed.range() !== 'unicast' || (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6))
}

/** Throws Error unless the base URL names this machine, or is https and resolves to public addresses only. */
export async function assertReachable(base: URL): Promise<void> {
  if (isLoopback(base)) return
  if (base.protocol !== 'https:') throw new Error('A provider is asked over https only.')
  const host = plainHost(base.hostname)
  const addresses =
    isIP(host) === 0 ? (await lookup(host, { all: true })).map(({ address }) => address) : [host]
  if (addresses.length === 0 || addresses.some(isPrivateAddress))
    throw new Error('The address of the provider is not public.')
}
