import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { AppError } from '#platform/app-error.ts'
import type {
  CardSetup,
  LatestInvoice,
  ProviderCustomer,
  ProviderSubscription,
  SavedCard,
} from '#functions/billing/model.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import {
  CustomerAnswer,
  IntentAnswer,
  OpenInvoices,
  PaidInvoices,
  SetupIntentAnswer,
  SubscriptionAnswer,
  type IntentStatus,
  type InvoiceAnswer,
  type PaymentMethodAnswer,
} from './answers.ts'
import { pauseOf } from './pauses/pause-of.ts'
import { callStripe, orMissing } from './stripe-client.ts'

/** The current price of each plan. Subscriptions with an older price name their plan in their metadata. */
export type PriceIds = Readonly<Record<PlanId, string>>

export const at = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000)
const instant = (seconds: number): Date => new Date(seconds * 1000)

/** The saved card if it still belongs to the customer; a detached card can no longer be charged. */
function cardOf(method: PaymentMethodAnswer | null, customerId: string): SavedCard | null {
  if (method === null || method.customer !== customerId) return null
  return {
    id: method.id,
    fingerprint: method.card?.fingerprint ?? null,
    brand: method.card?.brand ?? method.type,
    lastFour: method.card?.last4 ?? '',
  }
}

const SETUP = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
  // Whatever it is, it is not over: nothing is begun or rolled back because of it.
  unknown: 'processing',
} as const satisfies Record<IntentStatus, CardSetup['status']>
const PAYMENT = {
  ...SETUP,
  requires_action: 'action_required',
  requires_capture: 'processing',
} as const satisfies Record<IntentStatus, NonNullable<LatestInvoice['payment']>['status']>

const setupOf = (intent: SetupIntentAnswer, customerId: string): CardSetup => ({
  id: intent.id,
  status: SETUP[intent.status],
  createdAt: instant(intent.created),
  clientSecret: intent.client_secret,
  card: cardOf(intent.payment_method, customerId),
})

const intentIdOf = ({ payments }: InvoiceAnswer): string | null =>
  payments?.data.findLast(({ status }) => status !== 'canceled')?.payment.payment_intent ??
  payments?.data.at(-1)?.payment.payment_intent ??
  null

async function invoiceOf(stripe: Stripe, invoice: InvoiceAnswer): Promise<LatestInvoice> {
  const id = intentIdOf(invoice)
  // The intent of an open invoice tells whether the bank asks for confirmation or declined the card.
  const intent =
    id === null || id === '' || invoice.status !== 'open'
      ? null
      : IntentAnswer.parse(await stripe.paymentIntents.retrieve(id))
  const ended = invoice.status === 'paid' ? 'succeeded' : 'canceled'
  const payment =
    id === null || id === ''
      ? null
      : ({ id, status: intent === null ? ended : PAYMENT[intent.status] } as const)
  return {
    id: invoice.id,
    status: invoice.status ?? 'draft',
    total: invoice.total,
    amountPaid: invoice.amount_paid,
    createdAt: instant(invoice.created),
    nextTryAt: at(invoice.next_payment_attempt),
    paidAt: at(invoice.status_transitions.paid_at),
    payment,
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    payUrl: invoice.hosted_invoice_url ?? null,
  }
}

/**
 * Metadata keys of a downgrade: the price is already that of the lower plan, and the held plan stays until
 * the paid month ends (seconds since 1970). It is ignored once a new month has begun.
 */
export const HELD = { plan: 'held_plan', until: 'held_until' } as const

/** The plan of a subscription, and of its next month if that differs; null for a price that is not ours. */
export function plansOf(
  {
    items,
    metadata,
  }: Pick<SubscriptionAnswer, 'metadata'> & {
    items: { data: { current_period_end: number; price: { id: string } }[] }
  },
  prices: PriceIds,
): { planId: PlanId | null; nextPlanId: PlanId | null } {
  const item = items.data[0]
  const priced =
    PlanId.options.find((plan) => prices[plan] === item?.price.id) ??
    PlanId.safeParse(metadata['plan']).data ??
    null
  const held = PlanId.safeParse(metadata[HELD.plan]).data
  return held !== undefined && metadata[HELD.until] === String(item?.current_period_end)
    ? { planId: held, nextPlanId: priced }
    : { planId: priced, nextPlanId: null }
}

function isFreeForever({ discounts, items }: SubscriptionAnswer): boolean {
  const price = items.data[0]?.price.unit_amount ?? null
  return discounts.some(
    ({ source: { coupon }, end }) =>
      coupon?.duration === 'forever' &&
      end === null &&
      (coupon.percent_off === 100 || (price !== null && (coupon.amount_off ?? 0) >= price)),
  )
}

async function subscriptionOf(
  stripe: Stripe,
  prices: PriceIds,
  customerId: string,
  answer: SubscriptionAnswer,
): Promise<ProviderSubscription> {
  const periodEnd = at(answer.items.data[0]?.current_period_end ?? null)
  return {
    id: answer.id,
    status: answer.status,
    ...plansOf(answer, prices),
    createdAt: instant(answer.created),
    trialStart: at(answer.trial_start),
    trialEnd: at(answer.trial_end),
    periodEnd,
    cancelAt: at(answer.cancel_at) ?? (answer.cancel_at_period_end ? periodEnd : null),
    pause: pauseOf(answer),
    card: cardOf(answer.default_payment_method, customerId),
    pendingSetupId: answer.pending_setup_intent,
    latestInvoice: answer.latest_invoice && (await invoiceOf(stripe, answer.latest_invoice)),
    attemptId: answer.metadata['attempt'] ?? null,
    promotionCodeId: answer.metadata['promotion'] ?? null,
    freeForever: isFreeForever(answer),
    discount: discountOf(answer),
    namedPlan: PlanId.safeParse(answer.metadata['plan']).data ?? null,
    waiting: await waitingOf(stripe, prices, answer),
  }
}

function discountOf({ discounts }: SubscriptionAnswer): ProviderSubscription['discount'] {
  const coupon = discounts[0]?.source.coupon ?? null
  return coupon && { couponId: coupon.id, percentOff: coupon.percent_off, amountOff: coupon.amount_off }
}

/**
 * The plan change that waits for its payment. During a trial its invoice is the latest one; later a renewal
 * may have added a newer invoice, so the open invoices are searched.
 */
async function waitingOf(
  stripe: Stripe,
  prices: PriceIds,
  { id, status, pending_update: update, latest_invoice: latest }: SubscriptionAnswer,
): Promise<ProviderSubscription['waiting']> {
  if (update === null || update === undefined) return null
  const price = update.subscription_items?.[0]?.price.id
  const planId = PlanId.options.find((plan) => prices[plan] === price) ?? null
  const endsTrial = (update.trial_end ?? null) !== null
  if (status === 'trialing')
    return { planId, endsTrial, invoiceId: latest?.status === 'open' ? latest.id : null }
  const { data } = OpenInvoices.parse(
    await stripe.invoices.list({ subscription: id, status: 'open', limit: MAX_LISTED }),
  )
  return {
    planId,
    endsTrial,
    invoiceId: data.find(({ billing_reason: reason }) => reason === 'subscription_update')?.id ?? null,
  }
}

/** Lists are read only up to this length; no customer has more. */
const MAX_LISTED = 100

const EXPANDED = [
  'data.default_payment_method',
  'data.latest_invoice.confirmation_secret',
  'data.latest_invoice.payments',
  'data.discounts.source.coupon',
]

/** The customer's default card; null for a deleted customer. Throws for an unknown one (wrong key). */
async function ownCard(stripe: Stripe, customerId: string): Promise<{ card: SavedCard | null } | null> {
  const customer = await callStripe(() =>
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
  )
  const { deleted, invoice_settings: settings } = CustomerAnswer.parse(customer)
  return deleted === true ? null : { card: cardOf(settings?.default_payment_method ?? null, customerId) }
}

/** The customer's subscriptions and setups; null when the customer was deleted. */
async function listsOf(
  stripe: Stripe,
  customer: string,
): Promise<{ subscriptions: readonly SubscriptionAnswer[]; setups: readonly SetupIntentAnswer[] } | null> {
  return await callStripe(async () => {
    const [subscriptions, setups] = await Promise.all([
      stripe.subscriptions.list({ customer, status: 'all', limit: MAX_LISTED, expand: EXPANDED }),
      stripe.setupIntents.list({ customer, limit: MAX_LISTED, expand: ['data.payment_method'] }),
    ])
    return {
      subscriptions: z.array(SubscriptionAnswer).parse(subscriptions.data),
      setups: z.array(SetupIntentAnswer).parse(setups.data),
    }
  }, orMissing)
}

/**
 * Reads a customer with three parallel requests, and a few more when a payment is open. Null when the
 * customer was deleted. Throws AppError unavailable, and Error for a customer that this account never had.
 */
export async function readCustomer(
  stripe: Stripe,
  prices: PriceIds,
  customerId: string,
): Promise<ProviderCustomer | null> {
  const [own, lists] = await Promise.all([ownCard(stripe, customerId), listsOf(stripe, customerId)])
  if (own === null) return null
  if (lists === null) throw new AppError('unavailable')
  return await callStripe(async () => {
    const subscriptions = await Promise.all(
      lists.subscriptions.map((answer) => subscriptionOf(stripe, prices, customerId, answer)),
    )
    const setups = lists.setups.map((setup) => setupOf(setup, customerId))
    return {
      id: customerId,
      card: own.card,
      subscriptions,
      setups,
      hasPaid: await hasPaid(stripe, customerId, subscriptions),
    }
  })
}

/** Whether the customer ever paid. Earlier invoices are only requested when a payment is late. */
async function hasPaid(
  stripe: Stripe,
  customerId: string,
  subscriptions: readonly ProviderSubscription[],
): Promise<boolean> {
  if (subscriptions.some(({ latestInvoice }) => (latestInvoice?.amountPaid ?? 0) > 0)) return true
  if (!subscriptions.some(({ status }) => status === 'past_due')) return false
  const { data } = PaidInvoices.parse(
    await stripe.invoices.list({ customer: customerId, status: 'paid', limit: MAX_LISTED }),
  )
  return data.some(({ amount_paid: paid }) => paid > 0)
}
