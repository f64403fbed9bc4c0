import { isIPv6 } from 'node:net'
import type { VisitorActor } from '../actor.ts'
import type { HttpEvent } from './http.ts'
import { secrets } from '../lambda/identifiers.ts'

/**
 * The edge lays its own over whatever was sent; X-Forwarded-For holds what anybody wrote into it. Without an
 * edge, as on one machine, the address is that of the connection.
 */
export const ADDRESS_HEADER = 'true-client-ip'

/** A household or device: the address of IPv4, of IPv6 the first 64 bits (RFC 6177). */
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

/** Who calls without a session. The address itself is kept nowhere. */
export const visitorOf = (event: HttpEvent): VisitorActor => ({
  kind: 'visitor',
  networkHash: secrets.hash(networkOf(addressOf(event))),
})
