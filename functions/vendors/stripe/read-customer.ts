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
import { asked, orMissing } from './stripe-client.ts'

/**
 * The price of each plan; an older price of a plan is known by the plan in the subscription's own metadata.
 */
export type PriceIds = Readonly<Record<PlanId, string>>

export const at = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000)
const instant = (seconds: number): Date => new Date(seconds * 1000)

/** A card counts while it belongs to the customer: one that was taken away can no longer be charged. */
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
} as const satisfies Record<IntentStatus, CardSetup['status']>
const PAYMENT = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'action_required',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
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
  // What became of an invoice that is still open decides whether the bank asks for something or the card was
  // declined.
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
    paidAt: at(invoice.status_transitions.paid_at),
    payment,
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    payUrl: invoice.hosted_invoice_url ?? null,
  }
}

/**
 * A subscription's metadata: the plan that stays until the paid month ends (seconds since 1970), where the
 * price is a lower plan's already. What was held is over when a month begins.
 */
export const HELD = { plan: 'held_plan', until: 'held_until' } as const

/** What a subscription is for, now and from the next month on; null for a price that is none of ours. */
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
 * The invoice of a change that waits is the latest one, until a month that began by itself brings another.
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
    await stripe.invoices.list({ subscription: id, status: 'open', limit: MOST }),
  )
  return {
    planId,
    endsTrial,
    invoiceId: data.find(({ billing_reason: reason }) => reason === 'subscription_update')?.id ?? null,
  }
}

/** A list goes no further than this; nobody has more. */
const MOST = 100

const EXPANDED = [
  'data.default_payment_method',
  'data.latest_invoice.confirmation_secret',
  'data.latest_invoice.payments',
  'data.discounts.source.coupon',
]

/** Null for a deleted customer. One that never was means another account's key, and throws. */
async function ownCard(stripe: Stripe, customerId: string): Promise<{ card: SavedCard | null } | null> {
  const customer = await asked(() =>
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
  )
  const { deleted, invoice_settings: settings } = CustomerAnswer.parse(customer)
  return deleted === true ? null : { card: cardOf(settings?.default_payment_method ?? null, customerId) }
}

/** Null where the vendor no longer lists anything, because the customer was deleted. */
async function listsOf(
  stripe: Stripe,
  customer: string,
): Promise<{ subscriptions: readonly SubscriptionAnswer[]; setups: readonly SetupIntentAnswer[] } | null> {
  return await asked(async () => {
    const [subscriptions, setups] = await Promise.all([
      stripe.subscriptions.list({ customer, status: 'all', limit: MOST, expand: EXPANDED }),
      stripe.setupIntents.list({ customer, limit: MOST, expand: ['data.payment_method'] }),
    ])
    return {
      subscriptions: z.array(SubscriptionAnswer).parse(subscriptions.data),
      setups: z.array(SetupIntentAnswer).parse(setups.data),
    }
  }, orMissing)
}

/**
 * Three questions at once and a few more where a payment is open. Null when the customer was deleted. Throws
 * AppError unavailable, and Error for one that this account never had.
 */
export async function readCustomer(
  stripe: Stripe,
  prices: PriceIds,
  customerId: string,
): Promise<ProviderCustomer | null> {
  const [own, lists] = await Promise.all([ownCard(stripe, customerId), listsOf(stripe, customerId)])
  if (own === null) return null
  if (lists === null) throw new AppError('unavailable')
  return await asked(async () => {
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

/** Earlier invoices are asked for only where they decide something: when a payment is late. */
async function hasPaid(
  stripe: Stripe,
  customerId: string,
  subscriptions: readonly ProviderSubscription[],
): Promise<boolean> {
  if (subscriptions.some(({ latestInvoice }) => (latestInvoice?.amountPaid ?? 0) > 0)) return true
  if (!subscriptions.some(({ status }) => status === 'past_due')) return false
  const { data } = PaidInvoices.parse(
    await stripe.invoices.list({ customer: customerId, status: 'paid', limit: MOST }),
  )
  return data.some(({ amount_paid: paid }) => paid > 0)
}
