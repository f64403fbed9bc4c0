import { isDeepStrictEqual } from 'node:util'
import type { Needs } from '#functions/services/needs.ts'
import type { Subscription } from '#functions/account/model.ts'
import { AppError } from '#platform/app-error.ts'
import { countedMoves } from './counted-moves.ts'
import { decide } from './decide.ts'
import { decideMerged } from './decide-merged.ts'
import type { Billing, ProviderCustomer, BillingSnapshot } from '../model.ts'

export type SyncSubscriptionDeps = Needs<'billings' | 'stripeCustomer' | 'fingerprints' | 'clock'>

export interface SyncedSubscription {
  readonly billing: Billing
  readonly subscription: Subscription
}

/** How often the account is read again because another writer was faster or the provider needed a write. */
const MAX_ATTEMPTS = 12

/**
 * Syncs an account's subscription with the payment provider, whatever the occasion: an event, a payment page,
 * a sweep. Our version is read before the provider's state and every write names it, so each successful write
 * rests on a state no older than the one before: events that arrive twice, late or out of order change
 * nothing. Writes to the provider follow our own write, and then everything is read again; after a crash at
 * any point the next call continues. Throws AppError unavailable when the provider does not answer or others
 * never stop writing.
 */
export async function syncSubscription(
  userId: string,
  { billings, stripeCustomer, fingerprints, clock }: SyncSubscriptionDeps,
): Promise<SyncedSubscription> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const own = await billings.read(userId)
    const { customerId } = own.billing
    if (customerId === null || own.account === null) return own
    const customer = await stripeCustomer.customer(customerId)
    const { subscription, billing, claimCard, writes } = await decideFor(userId, customer, own, {
      billings,
      fingerprints,
      clock,
    })
    const card =
      claimCard === null
        ? {}
        : { claimCard: { fingerprint: fingerprints.fingerprint(`card:${claimCard}`), at: clock.now() } }
    const unchanged =
      isDeepStrictEqual({ ...billing, version: own.billing.version }, own.billing) &&
      isDeepStrictEqual(subscription, own.subscription)
    if (!unchanged) {
      const outcome = await billings.write(userId, own.billing.version, billing, {
        subscription,
        ...card,
        counted: countedMoves(own, { billing, subscription }, clock.now()),
      })
      if (outcome !== 'written') continue
    }
    if (writes.length === 0)
      return { billing: { ...billing, version: own.billing.version + (unchanged ? 0 : 1) }, subscription }
    for (const write of writes) await stripeCustomer.apply(write)
  }
  throw new AppError('unavailable')
}

/** Decides, knowing what the provider cannot: whether the trial's card had one on another account. */
async function decideFor(
  userId: string,
  customer: ProviderCustomer | null,
  own: BillingSnapshot,
  { billings, fingerprints, clock }: Omit<SyncSubscriptionDeps, 'stripeCustomer'>,
) {
  const now = clock.now()
  if (customer !== null && (own.account?.mergedInto ?? null) !== null) return decideMerged(customer, own, now)
  const first = decide(customer, own, false, now)
  if (first.claimCard === null || own.billing.trialUsedAt !== null) return { ...first, claimCard: null }
  const owner = await billings.trialOwner(fingerprints.fingerprint(`card:${first.claimCard}`))
  if (owner === null) return first
  return owner === userId ? { ...first, claimCard: null } : decide(customer, own, true, now)
}
