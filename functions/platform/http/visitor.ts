import { isIPv6 } from 'node:net'
import type { VisitorActor } from '../actor.ts'
import type { HttpEvent } from './http.ts'
import { secrets } from '../lambda/identifiers.ts'

/**
 * Header in which the edge puts the client's address, overwriting what the client sent; X-Forwarded-For can
 * be forged. Without an edge, as on one machine, the connection's address is used.
 */
export const ADDRESS_HEADER = 'true-client-ip'

/** The network of a household or device: the whole IPv4 address, or the first 64 bits of IPv6 (RFC 6177). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter((group) => group !== '')
  const right = tail.split(':').filter((group) => group !== '')
  const groups = [
    ...left,
    ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
    ...right,
  ]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

export const addressOf = (event: HttpEvent): string =>
  event.headers[ADDRESS_HEADER] ?? event.requestContext.http.sourceIp

/** The caller of a request without a session. The address itself is not stored. */
export const visitorOf = (event: HttpEvent): VisitorActor => ({
  kind: 'visitor',
  networkHash: secrets.hash(networkOf(addressOf(event))),
})
