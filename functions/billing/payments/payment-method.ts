import type { UserActor } from '#platform/actor.ts'
import { MINUTE } from '#platform/clock.ts'
import { AppError } from '#platform/app-error.ts'
import { customerOf, readyAccount, type CheckoutDeps } from './attempt.ts'
import { cardOnFile, inEffectOf } from './card-on-file.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import type { ProviderCustomer } from '../model.ts'
import type { Upgrades } from '#vendors/stripe/stripe-upgrades.ts'

/** How often the customer may turn out to have been deleted. */
const MAX_ATTEMPTS = 3

/**
 * How long a key holds: it makes one of many clicks, and must not answer with a failure for a day.
 * Milliseconds.
 */
const KEY_MS = 5 * MINUTE

/** A card form of ours that still waits for its card; those of subscriptions belong to their orders. */
function openSetup({ setups, subscriptions }: ProviderCustomer): string | null {
  const ordered = new Set(subscriptions.map(({ pendingSetupId }) => pendingSetupId))
  return (
    setups.find(
      ({ id, status, clientSecret }) => status === 'open' && clientSecret !== null && !ordered.has(id),
    )?.clientSecret ?? null
  )
}

/**
 * The secret of a card form that keeps a card and charges nothing: the one that waits, or a new one under a
 * key made of those there were, so that clicks at the same time open one. Throws AppError not_authenticated,
 * account_inactive, payment_in_progress, unavailable.
 */
export async function createSetupIntent(
  actor: UserActor,
  deps: CheckoutDeps & { readonly upgrades: Pick<Upgrades, 'openSetup'> },
): Promise<string> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const own = await readyAccount(actor, deps)
    const customer = await customerOf(actor, own, deps)
    if (customer === null) continue
    const waiting = openSetup(customer)
    if (waiting !== null) return waiting
    // Instants are of whole seconds, so that the count tells two forms apart that were opened in the same
    // one.
    const last = `${customer.setups.length}:${customer.setups[0]?.id ?? 'first'}`
    const window = Math.floor(deps.clock.now().getTime() / KEY_MS)
    return await deps.upgrades.openSetup(
      { userId: actor.userId, customerId: own.customerId },
      `setup:${own.customerId}:${last}:${window}`,
    )
  }
  throw new AppError('unavailable')
}

/**
 * Makes the card that was given last the one that is charged, for the subscription in effect and for whatever
 * follows. Throws AppError payment_method_missing, not_authenticated, account_inactive, unavailable.
 */
export async function updatePaymentMethod(actor: UserActor, deps: CheckoutDeps): Promise<void> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const own = await readyAccount(actor, deps)
    const customer = await customerOf(actor, own, deps)
    if (customer === null) continue
    const current = inEffectOf(customer, own.billing)
    const card = cardOnFile(customer, current)
    if (card === null) throw new AppError('payment_method_missing')
    await deps.stripeCustomer.apply({
      kind: 'use_card',
      customerId: own.customerId,
      subscriptionId: current?.id ?? null,
      cardId: card.id,
    })
    await syncSubscription(actor.userId, deps)
    return
  }
  throw new AppError('unavailable')
}
