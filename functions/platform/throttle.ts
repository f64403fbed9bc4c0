import type { RateWindow, RateLimiter } from '#platform/rate-limiter.ts'
import type { AdminActor, UserActor, VisitorActor } from './actor.ts'
import { AppError } from './app-error.ts'

/** Counts one call of `action` by this caller. Throws AppError too_many_requests with the wait. */
export async function throttle(
  actor: UserActor | VisitorActor | AdminActor,
  action: string,
  windows: readonly RateWindow[],
  limiter: RateLimiter,
): Promise<void> {
  await throttleByName(`${action}:${nameOf(actor)}`, windows, limiter)
}

function nameOf(actor: UserActor | VisitorActor | AdminActor): string {
  if (actor.kind === 'admin') return actor.adminId
  return actor.kind === 'user' ? actor.userId : actor.networkHash
}

/** Counts one call under this name. Throws AppError too_many_requests with the wait. */
export async function throttleByName(
  name: string,
  windows: readonly RateWindow[],
  limiter: RateLimiter,
): Promise<void> {
  const result = await limiter.consume(name, windows)
  if (!result.taken)
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(result.retryAfterMs / 1000) })
}
