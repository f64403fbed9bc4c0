import type { RateWindow, RateLimiter } from '#platform/rate-limiter.ts'
import type { UserActor, VisitorActor } from './actor.ts'
import { AppError } from './app-error.ts'

/**
 * Takes one call of `action` out of the caller's windows. Throws AppError too_many_requests with the wait.
 */
export async function throttle(
  actor: UserActor | VisitorActor,
  action: string,
  windows: readonly RateWindow[],
  budget: RateLimiter,
): Promise<void> {
  const caller = actor.kind === 'user' ? actor.userId : actor.networkHash
  await takeFrom(`${action}:${caller}`, windows, budget)
}

/** Takes one call out of the windows of this name. Throws AppError too_many_requests with the wait. */
export async function takeFrom(
  name: string,
  windows: readonly RateWindow[],
  budget: RateLimiter,
): Promise<void> {
  const taken = await budget.consume(name, windows)
  if (!taken.taken)
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000) })
}
