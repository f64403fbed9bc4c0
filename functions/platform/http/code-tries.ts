import { throttle } from '../throttle.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import type { HttpEvent } from './http.ts'
import { visitorOf } from './visitor.ts'

/** Codes that one network tries, by whichever accounts and on whichever way. */
const OF_ONE_NETWORK = [{ seconds: 3_600, limit: 60 }]

/** Counts a discount code that was sent, for accounts are made quickly. Throws AppError too_many_requests. */
export const countCodeTry = async (event: HttpEvent, limits: RateLimiter): Promise<void> =>
  await throttle(visitorOf(event), 'codes', OF_ONE_NETWORK, limits)
