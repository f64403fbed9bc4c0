import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const PRIVATE = new BlockList()
const NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4 ::/127 fc00::/7 fe80::/10 ff00::/8 64:ff9b::/96`
for (const [network = '', prefix] of NETWORKS.split(/\s+/).map((one) => one.split('/')))
  PRIVATE.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4')

const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Whether a base URL names this machine, as only those of emulators do. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '::1'].includes(plainHost(hostname))

/**
 * Whether an address is private, link-local, metadata, multicast or otherwise not public, or no IP address.
 */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  const family = isIP(mapped)
  return family === 0 || PRIVATE.check(mapped, family === 4 ? 'ipv4' : 'ipv6')
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
