import type { PlanId } from '#shared/catalog/plans.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import type { EventNote, KeptEvent, ProviderEvent } from './event-model.ts'
import type { SubscriptionStatus } from '../model.ts'

export interface BillingQueue {
  send(message: BillingMessage): Promise<void>
}

export interface EventStore {
  /**
   * Keeps an event that was not seen before, as open work that falls due at `dueAt`, or as ignored without
   * it. Returns what stood there already, or null when the event is new.
   */
  keep(event: ProviderEvent, now: Date, dueAt: Date | null): Promise<KeptEvent | null>
  find(eventId: string): Promise<KeptEvent | null>
  /** Ends the work on an event; once done it stays done. */
  finish(eventId: string, note: EventNote | null, now: Date): Promise<void>
}

/** A subscription that is not over, as the provider's list shows it. */
export interface ListedSubscription {
  readonly id: string
  readonly customerId: string
  readonly status: SubscriptionStatus
  readonly planId: PlanId | null
  readonly trialEnd: Date | null
  readonly periodEnd: Date | null
  readonly cancelAt: Date | null
}

/**
 * What is asked of the provider that does not begin with a customer of ours. All throw AppError unavailable.
 */
export interface ProviderBook {
  /** Null when the charge is not there or belongs to nobody. */
  customerOfCharge(chargeId: string): Promise<string | null>
  /**
   * The user whom our own metadata names on a customer; null for one that was deleted or that we did not
   * make.
   */
  userNamedBy(customerId: string): Promise<string | null>
  /** Subscriptions that are not over, newest first, a page at a time; `next` is null on the last one. */
  living(
    after: string | null,
  ): Promise<{ readonly subscriptions: readonly ListedSubscription[]; readonly next: string | null }>
}
