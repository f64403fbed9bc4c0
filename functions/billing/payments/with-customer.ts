import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import type { ProviderCustomer } from '../model.ts'
import { customerOf, hasForeignPlan, readyAccount, type CheckoutDeps, type ReadyAccount } from './attempt.ts'

/** Tries before giving up when other requests or the provider's events keep coming between. */
const MAX_ATTEMPTS = 8

/**
 * Calls `work` with the account and its customer as they are now, until it returns something: null says that another
 * writer came between. `foreign` refuses a plan that did not come from the provider. Throws what `work` throws and
 * AppError payment_in_progress, not_authenticated, account_inactive, unavailable.
 */
export async function withCustomer<T extends object | string>(
  actor: UserActor,
  { foreign }: { readonly foreign: ErrorCode | null },
  deps: CheckoutDeps,
  work: (own: ReadyAccount, customer: ProviderCustomer, now: Date) => Promise<T | null>,
): Promise<T> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const own = await readyAccount(actor, deps)
    const now = deps.clock.now()
    if (foreign !== null && hasForeignPlan(own, now)) throw new AppError(foreign)
    const customer = await customerOf(actor, own, deps)
    const done = customer === null ? null : await work(own, customer, now)
    if (done !== null) return done
  }
  throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
}
