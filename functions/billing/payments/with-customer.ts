import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import type { ProviderCustomer } from '../model.ts'
import { customerOf, hasForeignPlan, readyAccount, type CheckoutDeps, type ReadyAccount } from './attempt.ts'

/**
 * Tries before giving up, by what is said then: many where other requests or the provider's events come between, few
 * where only a customer that was deleted at the provider is made anew.
 */
const MAX_ATTEMPTS = { payment_in_progress: 8, unavailable: 3 } as const

interface Terms {
  /** Refuses a plan that did not come from the provider. */
  readonly foreign: ErrorCode | null
  readonly gaveUp?: keyof typeof MAX_ATTEMPTS
}

/**
 * Calls `work` with the account and its customer as they are now, until it returns something: null says that another
 * writer came between. Throws what `work` throws and AppError payment_in_progress, not_authenticated, account_inactive,
 * unavailable.
 */
export async function withCustomer<T extends object | string>(
  actor: UserActor,
  { foreign, gaveUp = 'payment_in_progress' }: Terms,
  deps: CheckoutDeps,
  work: (own: ReadyAccount, customer: ProviderCustomer, now: Date) => Promise<T | null>,
): Promise<T> {
  for (let round = 0; round < MAX_ATTEMPTS[gaveUp]; round += 1) {
    const own = await readyAccount(actor, deps)
    const now = deps.clock.now()
    if (foreign !== null && hasForeignPlan(own, now)) throw new AppError(foreign)
    const customer = await customerOf(actor, own, deps)
    const done = customer === null ? null : await work(own, customer, now)
    if (done !== null) return done
  }
  throw new AppError(gaveUp, gaveUp === 'unavailable' ? {} : { retryAfterSeconds: 3 })
}
