import { redeem, type DiscountChoice } from './discounts.ts'
import { createInvoice, DAY, defaultMethodOf, finalizeInvoice, monthFrom } from './invoices.ts'
import { chargeInvoice } from './payments.ts'
import { invalid, missingParam } from './problems.ts'
import { NEW_SUBSCRIPTION, type CustomerRecord, type SubscriptionRecord } from './records.ts'
import { renderSubscription } from './render-billing.ts'
import { createSetupIntent } from './setup.ts'
import type { CreateSubscription } from './subscription-params.ts'
import { customerOf, methodOf, paymentIntentOf, type World } from './world.ts'

const LONGEST_TRIAL_DAYS = 730

export interface NewSubscription {
  readonly customer: CustomerRecord
  readonly price: string
  /** Null without a trial. */
  readonly trialDays: number | null
  readonly behavior: NonNullable<CreateSubscription['payment_behavior']>
  readonly discounts: readonly DiscountChoice[]
  readonly fields: Partial<SubscriptionRecord>
}

/** Throws StripeProblem 400 for invalid parameters. */
export function createSubscription(world: World, params: CreateSubscription): SubscriptionRecord {
  const customer = customerOf(world, params.customer)
  if (customer === undefined || customer.deleted) throw missingParam('customer', params.customer, 'customer')
  const item = params.items[0]
  if (item === undefined || !world.prices.some(({ id }) => id === item.price))
    throw missingParam('price', item?.price ?? '', 'items[0][price]')
  const method = params.default_payment_method ?? null
  if (method !== null && methodOf(world, method)?.customer !== customer.id)
    throw missingParam('PaymentMethod', method, 'default_payment_method')
  const { metadata, discounts, trial_period_days: trialDays = 0 } = params
  if (trialDays < 0 || trialDays > LONGEST_TRIAL_DAYS)
    throw invalid(`The trial_period_days has to be from 0 to ${LONGEST_TRIAL_DAYS}.`, {
      param: 'trial_period_days',
    })
  return startSubscription(world, {
    customer,
    price: item.price,
    trialDays: trialDays === 0 ? null : trialDays,
    behavior: params.payment_behavior ?? 'allow_incomplete',
    discounts: discounts === '' ? [] : (discounts ?? []),
    fields: {
      metadata: metadata === '' ? {} : { ...metadata },
      defaultPaymentMethod: method,
      missingMethod: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      saveDefault: params.payment_settings?.save_default_payment_method ?? 'off',
    },
  })
}

export function startSubscription(world: World, input: NewSubscription): SubscriptionRecord {
  const { customer, price, trialDays, behavior } = input
  const now = world.now()
  const trialEnd = trialDays === null ? null : now + trialDays * DAY
  const sub: SubscriptionRecord = {
    ...NEW_SUBSCRIPTION,
    metadata: {},
    id: world.newId('sub'),
    created: now,
    customer: customer.id,
    item: world.newId('si'),
    price,
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
  world.state.subscriptions.push(sub)
  const invoice = createInvoice(world, {
    sub,
    reason: 'subscription_create',
    price,
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
  const intent = paymentIntentOf(world, invoice.paymentIntent)
  if (intent !== undefined && behavior === 'allow_incomplete')
    chargeInvoice(world, invoice, intent, methodOf(world, defaultMethodOf(world, sub)), { automatic: false })
  return sub
}
