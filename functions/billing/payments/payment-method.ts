import type { Service } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { MINUTE } from '#platform/clock.ts'
import { AppError } from '#platform/app-error.ts'
import type { CheckoutDeps } from './attempt.ts'
import { withCustomer } from './with-customer.ts'
import { cardOnFile, inEffectOf } from '../subscription/current-subscription.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import type { ProviderCustomer } from '../model.ts'

/** What no other writer comes between. */
const TERMS = { foreign: null, gaveUp: 'unavailable' } as const

/**
 * How long an idempotency key is reused, in milliseconds: long enough for several clicks to open one card
 * form, short because the provider repeats a failure under the same key for a day.
 */
const KEY_MS = 5 * MINUTE

/** The client secret of an open card form that does not belong to a subscription's order. */
function openSetup({ setups, subscriptions }: ProviderCustomer): string | null {
  const ordered = new Set(subscriptions.map(({ pendingSetupId }) => pendingSetupId))
  return (
    setups.find(
      ({ id, status, clientSecret }) => status === 'open' && clientSecret !== null && !ordered.has(id),
    )?.clientSecret ?? null
  )
}

/**
 * Returns the client secret of a card form that saves a card without charging it: the one that is open, or a
 * new one. Its idempotency key is made of the existing forms, so that simultaneous clicks open one. Throws
 * AppError not_authenticated, account_inactive, payment_in_progress, unavailable.
 */
export async function createSetupIntent(
  actor: UserActor,
  deps: CheckoutDeps & { readonly upgrades: Pick<Service<'upgrades'>, 'openSetup'> },
): Promise<string> {
  return await withCustomer(actor, TERMS, deps, async (own, customer, now) => {
    const waiting = openSetup(customer)
    if (waiting !== null) return waiting
    // The provider's times are whole seconds; the count distinguishes two forms of the same second.
    const last = `${customer.setups.length}:${customer.setups[0]?.id ?? 'first'}`
    const window = Math.floor(now.getTime() / KEY_MS)
    return await deps.upgrades.openSetup(
      { userId: actor.userId, customerId: own.customerId },
      `setup:${own.customerId}:${last}:${window}`,
    )
  })
}

/**
 * Makes the card that was saved last the default of the subscription in effect and of the customer. Throws
 * AppError payment_method_missing, not_authenticated, account_inactive, unavailable.
 */
export async function updatePaymentMethod(actor: UserActor, deps: CheckoutDeps): Promise<void> {
  await withCustomer(actor, TERMS, deps, async (own, customer) => {
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
    return card
  })
}
