import { redeem, type DiscountChoice } from './discounts.ts'
import { createInvoice, DAY, defaultMethodOf, finalizeInvoice, monthFrom, voidInvoice } from './invoices.ts'
import { chargeInvoice } from './payments.ts'
import { declined, invalid, missingParam } from './problems.ts'
import { NEW_SUBSCRIPTION, type CustomerRecord, type SubscriptionRecord } from './records.ts'
import { renderSubscription } from './render-billing.ts'
import { createSetupIntent } from './setup.ts'
import type { CreateSubscription } from './subscription-params.ts'
import { customerOf, invoiceOf, methodOf, paymentIntentOf, type World } from './world.ts'

const LONGEST_TRIAL_DAYS = 730

export interface NewSubscription {
  readonly customer: CustomerRecord
  readonly price: string
  readonly quantity?: number | undefined
  /** Seconds; null without a trial. */
  readonly trialEnd: number | null
  readonly behavior: NonNullable<CreateSubscription['payment_behavior']>
  readonly discounts: readonly DiscountChoice[]
  readonly fields: Partial<SubscriptionRecord>
}

/** Throws StripeProblem 400 for invalid parameters, 402 when the first charge must succeed and does not. */
export function createSubscription(world: World, params: CreateSubscription): SubscriptionRecord {
  const customer = customerOf(world, params.customer)
  if (customer === undefined || customer.deleted) throw missingParam('customer', params.customer, 'customer')
  const item = params.items[0]
  if (item === undefined || !world.prices.some(({ id }) => id === item.price))
    throw missingParam('price', item?.price ?? '', 'items[0][price]')
  if (params.trial_period_days !== undefined && params.trial_end !== undefined)
    throw invalid('You cannot set both trial_end and trial_period_days.', { param: 'trial_end' })
  const method = params.default_payment_method ?? null
  if (method !== null && methodOf(world, method)?.customer !== customer.id)
    throw missingParam('PaymentMethod', method, 'default_payment_method')
  const { metadata, discounts } = params
  return startSubscription(world, {
    customer,
    price: item.price,
    quantity: item.quantity,
    trialEnd: trialEndOf(world, params),
    behavior: params.payment_behavior ?? 'allow_incomplete',
    discounts: discounts === '' ? [] : (discounts ?? []),
    fields: {
      metadata: metadata === '' ? {} : { ...metadata },
      defaultPaymentMethod: method,
      cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
      missingMethod: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      saveDefault: params.payment_settings?.save_default_payment_method ?? 'off',
    },
  })
}

function trialEndOf(
  world: World,
  { trial_end: end, trial_period_days: days }: CreateSubscription,
): number | null {
  if (days !== undefined && (days < 0 || days > LONGEST_TRIAL_DAYS))
    throw invalid(`The trial_period_days has to be from 0 to ${LONGEST_TRIAL_DAYS}.`, {
      param: 'trial_period_days',
    })
  if (typeof end === 'number' && end <= world.now())
    throw invalid('Timestamp must be in the future.', { param: 'trial_end' })
  return typeof end === 'number' ? end : days === undefined || days === 0 ? null : world.now() + days * DAY
}

export function startSubscription(world: World, input: NewSubscription): SubscriptionRecord {
  const { customer, price, trialEnd, behavior } = input
  const now = world.now()
  const sub: SubscriptionRecord = {
    ...NEW_SUBSCRIPTION,
    metadata: {},
    id: world.newId('sub'),
    created: now,
    customer: customer.id,
    item: world.newId('si'),
    price,
    quantity: input.quantity ?? 1,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    periodStart: now,
    periodEnd: trialEnd ?? now,
    anchor: trialEnd ?? now,
    discounts: redeem(world, input.discounts, [], { customer: customer.id, price }),
    ...input.fields,
  }
  sub.periodEnd = trialEnd ?? monthFrom(sub, now)
  if (sub.cancelAtPeriodEnd) sub.cancelAt = sub.periodEnd
  world.state.subscriptions.push(sub)
  const invoice = createInvoice(world, {
    sub,
    reason: 'subscription_create',
    price,
    quantity: sub.quantity,
    free: trialEnd !== null,
    start: now,
    end: trialEnd === null ? sub.periodEnd : now,
  })
  finalizeInvoice(world, invoice)
  const needsCard = defaultMethodOf(world, sub) === null && invoice.total === 0
  if (needsCard)
    sub.pendingSetupIntent = createSetupIntent(world, { customer: customer.id, subscription: sub.id }).id
  if (trialEnd === null && invoice.total === 0) sub.status = 'active'
  world.emit('customer.subscription.created', renderSubscription(world, sub))
  if (trialEnd !== null && trialEnd - now < 3 * DAY)
    world.emit('customer.subscription.trial_will_end', renderSubscription(world, sub))
  if (invoice.total > 0 && behavior !== 'default_incomplete') chargeFirst(world, sub, behavior)
  return sub
}

function chargeFirst(world: World, sub: SubscriptionRecord, behavior: NewSubscription['behavior']): void {
  const invoice = invoiceOf(world, sub.latestInvoice)
  const intent = paymentIntentOf(world, invoice?.paymentIntent ?? null)
  if (invoice === undefined || intent === undefined) return
  const outcome = chargeInvoice(world, invoice, intent, methodOf(world, defaultMethodOf(world, sub)), {
    automatic: false,
  })
  if (outcome !== 'paid' && behavior === 'error_if_incomplete') {
    voidInvoice(world, invoice)
    world.state.subscriptions.splice(world.state.subscriptions.indexOf(sub), 1)
    throw declined(
      intent.error ?? {
        code: 'subscription_payment_intent_requires_action',
        declineCode: null,
        message: 'Payment for this subscription requires additional user action.',
        paymentMethod: null,
      },
    )
  }
}
