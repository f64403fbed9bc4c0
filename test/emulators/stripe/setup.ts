import { changeSubscription } from './invoices.ts'
import { attachMethod } from './payments.ts'
import type { CardError, PaymentMethodRecord, SetupIntentRecord } from './records.ts'
import { renderSetupIntent } from './render-customer.ts'
import { behaviourOf, refusalOf, type TestCard, fingerprintOf } from './test-cards.ts'
import { randomText, subscriptionOf, type World } from './world.ts'

const emitIntent = (world: World, type: string, intent: SetupIntentRecord) =>
  world.emit(type, renderSetupIntent(world, intent))

export function createSetupIntent(
  world: World,
  input: Partial<SetupIntentRecord> & { customer: string | null },
): SetupIntentRecord {
  const id = world.newId('seti')
  const intent: SetupIntentRecord = {
    id,
    created: world.now(),
    secret: `${id}_secret_${randomText(24)}`,
    status: 'requires_payment_method',
    usage: 'off_session',
    paymentMethod: null,
    metadata: {},
    error: null,
    canceledFor: null,
    automatic: false,
    attempts: [],
    subscription: null,
    session: null,
    ...input,
  }
  world.state.setupIntents.push(intent)
  emitIntent(world, 'setup_intent.created', intent)
  return intent
}

/** A card that was entered or named by a test token, without a customer yet. */
export function createMethod(world: World, card: TestCard): PaymentMethodRecord {
  const method: PaymentMethodRecord = {
    id: world.newId('pm'),
    created: world.now(),
    customer: null,
    brand: card.brand,
    last4: card.number.slice(-4),
    fingerprint: fingerprintOf(card.number),
    setUp: false,
    metadata: {},
  }
  world.state.paymentMethods.push(method)
  return method
}

/**
 * Confirms with a card: `requires_action` when the bank asks, `succeeded`, or back to
 * `requires_payment_method` with the reason.
 */
export function confirmSetup(world: World, intent: SetupIntentRecord, method: PaymentMethodRecord): void {
  const card = behaviourOf(method.fingerprint)
  intent.paymentMethod = method.id
  if (card.refusal?.whenSaved === true) return failSetup(world, intent, refusalOf(card, method.id))
  if (card.authentication === 'never') return finishSetup(world, intent, method)
  intent.status = 'requires_action'
  emitIntent(world, 'setup_intent.requires_action', intent)
}

export function failSetup(world: World, intent: SetupIntentRecord, error: CardError | null): void {
  intent.status = 'requires_payment_method'
  intent.attempts.push('failed')
  intent.error = error
  intent.paymentMethod = null
  emitIntent(world, 'setup_intent.setup_failed', intent)
}

export function finishSetup(world: World, intent: SetupIntentRecord, method: PaymentMethodRecord): void {
  intent.status = 'succeeded'
  intent.attempts.push('succeeded')
  intent.error = null
  if (intent.customer === null) method.setUp = true
  else attachMethod(world, method, intent.customer)
  emitIntent(world, 'setup_intent.succeeded', intent)
  const sub = subscriptionOf(world, intent.subscription)
  if (sub === undefined || sub.pendingSetupIntent !== intent.id || sub.endedAt !== null) return
  changeSubscription(world, sub, () => {
    sub.pendingSetupIntent = null
    if (sub.saveDefault === 'on_subscription') sub.defaultPaymentMethod = method.id
  })
}

export function cancelSetup(world: World, intent: SetupIntentRecord, reason: string | null): void {
  intent.status = 'canceled'
  intent.canceledFor = reason
  for (const sub of world.state.subscriptions)
    if (sub.pendingSetupIntent === intent.id) sub.pendingSetupIntent = null
  emitIntent(world, 'setup_intent.canceled', intent)
}
