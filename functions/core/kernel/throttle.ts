import type { BudgetWindow, CallBudget } from '#core/finding/ports.ts'
import type { UserActor } from './actor.ts'
import { AppError } from './app-error.ts'

/** Takes one call of `action` out of the user's windows. Throws AppError too_many_requests with the wait. */
export async function throttle(actor: UserActor, action: string, windows: readonly BudgetWindow[], budget: CallBudget): Promise<void> {
  const taken = await budget.take(`${action}:${actor.userId}`, windows)
  if (!taken.taken) throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000) })
}
