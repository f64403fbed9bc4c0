import { rateLimitsOf, windowsOf, type Contract, type RateLimit } from '#shared/contracts/contract.ts'
import type { AdminActor, UserActor } from '../actor.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { throttle } from '../throttle.ts'
import type { HttpEvent } from './http.ts'
import { visitorOf } from './visitor.ts'

interface Call {
  readonly actor: UserActor | AdminActor | null
  readonly event: HttpEvent
  readonly query: unknown
  readonly body: unknown
}

/** Counts a call in those limits of the contract that `by` counts. Throws too_many_requests with the wait. */
export async function countCall(
  contract: Contract,
  call: Call,
  by: 'by_wrapper' | 'by_handler',
  limiter: () => RateLimiter,
): Promise<void> {
  for (const limit of rateLimitsOf(contract)) {
    if ((limit.counted ?? 'by_wrapper') !== by || !applies(limit, call)) continue
    const caller = limit.of === 'network' || call.actor === null ? visitorOf(call.event) : call.actor
    await throttle(caller, limit.sharedAs ?? contract.id, windowsOf(limit), limiter())
  }
}

const applies = ({ onlyWith }: RateLimit, { query, body }: Call): boolean =>
  onlyWith === undefined || isSent(onlyWith, query) || isSent(onlyWith, body)

/** An empty string counts as not sent. */
function isSent(field: string, input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  const value: unknown = Object.entries(input).find(([name]) => name === field)?.[1]
  return value !== undefined && value !== ''
}
