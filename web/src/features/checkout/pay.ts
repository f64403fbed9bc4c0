import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { createSubscription } from '#shared/contracts/billing.ts'
import { NOTHING_TO_CONFIRM, type SubscriptionCreated } from '#shared/models/billing.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { isDone, ProviderRefusal, REASONS } from '#web/lib/payments/payment-reason.ts'
import { retryWhileBusy } from '#web/lib/payments/retry-while-busy.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { paths } from '#web/lib/paths.ts'
import type { Coupon } from './kept-coupon.ts'
import { sameTerms, termsFrom, type Terms } from './terms.ts'
import { CHECKOUT, DELAYS } from './texts.ts'
import { counted } from '#web/lib/counted.ts'

interface Buyer {
  readonly plan: PlanId
  readonly email: string
  readonly mailSignup: boolean
}

export interface Order {
  readonly buyer: Buyer
  readonly coupon: Coupon | null
  /** The terms that the page shows. */
  readonly terms: Terms
  /** Null while the card form is hidden because nothing has to be paid. */
  readonly card: { readonly stripe: Stripe; readonly elements: StripeElements } | null
}

export type Outcome =
  /** The success page opens after a moment. */
  | {
      readonly kind: 'done'
      readonly to: string
      readonly afterMs: number
      readonly toast: { readonly title: string; readonly description: string } | null
    }
  /** The server's terms differ from those that the user agreed to: nothing was confirmed. */
  | { readonly kind: 'other_terms'; readonly terms: Terms; readonly noTrial: SubscriptionCreated['noTrial'] }

/** After a confirmation the provider leaves the page by itself; this is for the case that it does not. */
const LEAVING_MS = 10_000
/** The gateway times out after thirty seconds; this ends a connection that hangs for longer. */
const TIMEOUT_MS = 35_000

/**
 * Submits the order, up to the address of the success page. Throws what the API or the provider refuses, and
 * an AbortError when `signal` aborts.
 */
export async function pay(order: Order, signal: AbortSignal): Promise<Outcome> {
  const { buyer, coupon, card } = order
  if (card !== null) {
    const { error } = await card.elements.submit()
    if (error) throw new ProviderRefusal(error)
  }
  signal.throwIfAborted()
  const body = {
    planId: buyer.plan,
    userEmail: buyer.email,
    ...(coupon === null ? {} : { couponCode: coupon.code }),
  }
  // Repeating the request is safe: the server recognises an unfinished subscription.
  const request = () =>
    call(createSubscription, { body, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
  const created = await retryWhileBusy(request, signal)
  signal.throwIfAborted()
  if (created.finalAmount === 0 && created.clientSecret === NOTHING_TO_CONFIRM.free)
    return free(buyer, created)
  // With a saved card a trial starts like a free plan: nothing is due today.
  if (created.clientSecret === NOTHING_TO_CONFIRM.saved)
    return created.isTrial ? free(buyer, created) : saved(buyer, created)
  const terms = termsFrom(buyer.plan, coupon, created)
  if (!sameTerms(terms, order.terms)) return { kind: 'other_terms', terms, noTrial: created.noTrial }
  if (card === null || !/^(?:seti|pi)_/.test(created.clientSecret)) throw new Error(CHECKOUT.noSecret)
  return await confirm(order, card, created)
}

function free(buyer: Buyer, created: SubscriptionCreated): Outcome {
  const toast = created.isTrial
    ? {
        title: CHECKOUT.trialStarted,
        description: created.trialInfo
          ? `Free for ${counted(created.trialInfo.days, 'day')}, with ` +
            `${counted(created.trialInfo.emails, 'email')}.`
          : 'Your trial has begun.',
      }
    : { title: CHECKOUT.accountActivated, description: 'Your plan is active. There is nothing to pay.' }
  const to = successAddress(buyer, {
    free_subscription: 'true',
    subscription_id: created.subscriptionId,
    ...trialQuery(created),
    ...(buyer.mailSignup ? { auto_login: 'true' } : {}),
  })
  return { kind: 'done', to, afterMs: DELAYS.free, toast }
}

function saved(buyer: Buyer, created: SubscriptionCreated): Outcome {
  const toast = {
    title: 'Subscription Created',
    description: created.discountApplied
      ? 'Your discount is applied, and your saved card pays.'
      : 'Your saved card pays.',
  }
  const to = successAddress(buyer, {
    subscription_id: created.subscriptionId,
    discount_applied: 'true',
    redirect_status: 'succeeded',
    auto_login: 'true',
  })
  return { kind: 'done', to, afterMs: DELAYS.saved, toast }
}

async function confirm(
  { buyer }: Order,
  { stripe, elements }: NonNullable<Order['card']>,
  created: SubscriptionCreated,
): Promise<Outcome> {
  const { clientSecret } = created
  // The payment provider returns to this address and adds the intent and its result.
  const address = successAddress(buyer, { auto_login: 'true', ...trialQuery(created) })
  const options = {
    elements,
    clientSecret,
    confirmParams: { return_url: new URL(address, window.location.origin).href },
  }
  const { error } = clientSecret.startsWith('seti_')
    ? await stripe.confirmSetup(options)
    : await stripe.confirmPayment(options)
  const to = `${address}&redirect_status=succeeded`
  if (!error) return { kind: 'done', to, afterMs: LEAVING_MS, toast: null }
  const intent = error.setup_intent ?? error.payment_intent
  if (!isDone(error) || !intent) throw new ProviderRefusal(error)
  return {
    kind: 'done',
    to: `${to}&${error.setup_intent ? 'setup_intent' : 'payment_intent'}=${encodeURIComponent(intent.id)}`,
    afterMs: 0,
    toast: null,
  }
}

/**
 * The address of the success page, which is told what happened. It names no person: Stripe and the bank's page
 * keep the addresses to which they return.
 */
const successAddress = ({ plan, mailSignup }: Buyer, happened: Readonly<Record<string, string>>): string => {
  const buyer = { ...(mailSignup ? { gmail_signup: 'true' } : {}), plan }
  return `${paths.success}?${new URLSearchParams({ ...happened, ...buyer })}`
}

function trialQuery({ isTrial, trialInfo }: SubscriptionCreated): Record<string, string> {
  if (!isTrial) return {}
  return trialInfo
    ? { trial: 'true', trial_days: String(trialInfo.days), trial_emails: String(trialInfo.emails) }
    : { trial: 'true' }
}

/** The message at the form after a failure. */
export function errorText(error: unknown): string {
  if (error instanceof ProviderRefusal) return error.message
  if (error instanceof ApiError) return error.problem?.message ?? REASONS.unknown
  if (error instanceof TypeError) return REASONS.offline
  if (error instanceof DOMException && error.name === 'TimeoutError') return REASONS.slow
  if (error instanceof Error && error.message === CHECKOUT.noSecret) return CHECKOUT.noSecret
  return REASONS.unknown
}
