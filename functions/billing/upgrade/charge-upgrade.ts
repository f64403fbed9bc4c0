import type { Needs, Only } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import {
  providerOrder,
  type CheckoutDeps,
  type ReadyAccount,
  type AcquiredAttempt,
} from '../payments/attempt.ts'
import { undoUnfinished } from '../subscription/find-usable.ts'
import type { ProviderCustomer, ProviderSubscription } from '../model.ts'

export type UpgradeDeps = CheckoutDeps & Needs<'upgrades'> & Only<'planChanges', 'changePlan'>

interface Charge {
  readonly actor: UserActor
  readonly taken: AcquiredAttempt
  readonly customer: ProviderCustomer
  /** The trial or the lower plan that is upgraded; null when a new subscription begins. */
  readonly current: ProviderSubscription | null
  /** Null when nothing will ever be charged. */
  readonly cardId: string | null
}

/**
 * Charges the first month, or the difference for the rest of the current one, under the order's idempotency
 * key. Returns the id of the subscription; the caller has to check whether it was paid. Throws AppError
 * coupon_invalid, payment_declined, payment_in_progress, price_changed, unavailable.
 */
export async function chargeNow(
  { actor, taken, customer, current, cardId }: Charge,
  { stripeCustomer, upgrades, planChanges, checkouts }: UpgradeDeps,
): Promise<string> {
  const { attempt } = taken
  const { promotionCodeId, couponId, planId, prorationAt } = attempt
  if (current === null) {
    for (const write of undoUnfinished(customer, taken.billing, attempt.id)) await stripeCustomer.apply(write)
    for (const { id } of await checkouts.openCheckouts(customer.id)) await checkouts.closeCheckout(id)
    if (cardId !== null && customer.card?.id !== cardId)
      await stripeCustomer.apply({ kind: 'use_card', customerId: customer.id, subscriptionId: null, cardId })
    const order = { ...providerOrder(actor, customer.id, attempt), ...(cardId === null ? {} : { cardId }) }
    return (await checkouts.openSubscription(order, `sub:${actor.userId}:${attempt.id}`)).id
  }
  if (cardId !== null && current.card?.id !== cardId)
    await stripeCustomer.apply({
      kind: 'use_card',
      customerId: customer.id,
      subscriptionId: current.id,
      cardId,
    })
  if (prorationAt !== null) {
    const change = { subscriptionId: current.id, planId, prorationAt }
    await planChanges.changePlan(change, `upgrade:${actor.userId}:${attempt.id}`)
    return current.id
  }
  if (promotionCodeId !== null && current.promotionCodeId !== promotionCodeId) {
    await upgrades.setDiscount(
      current.id,
      { by: couponId === null ? { promotionCodeId } : { couponId }, promotionCodeId },
      `discount:${actor.userId}:${attempt.id}`,
    )
  }
  await upgrades.endTrial({ subscriptionId: current.id, planId }, `upgrade:${actor.userId}:${attempt.id}`)
  return current.id
}

/**
 * Rolls back an upgrade that was not paid: voids its pending invoice, or cancels a subscription that never
 * began. With `before`, the discount is set back to what it was then. Throws AppError unavailable.
 */
export async function rollbackUpgrade(
  customer: ProviderCustomer,
  current: ProviderSubscription | null,
  { billing }: ReadyAccount,
  { stripeCustomer, upgrades }: UpgradeDeps,
  before: ProviderSubscription | null = null,
): Promise<void> {
  if (current === null) {
    for (const write of undoUnfinished(customer, billing)) await stripeCustomer.apply(write)
    return
  }
  const invoiceId = current.waiting?.invoiceId ?? null
  if (invoiceId !== null) await stripeCustomer.apply({ kind: 'void_invoice', invoiceId })
  if (before === null || before.promotionCodeId === current.promotionCodeId) return
  const by = before.discount === null ? null : { couponId: before.discount.couponId }
  await upgrades.setDiscount(
    current.id,
    { by, promotionCodeId: before.promotionCodeId },
    `undo:${current.id}:${invoiceId ?? 'none'}`,
  )
}
