import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { TRIAL } from '#shared/catalog/plans.ts'
import type { Billing, ProviderCustomer, ProviderSubscription, ProviderWrite } from '../model.ts'
import {
  chargedCard,
  currentOf,
  everPaid,
  givenCard,
  givesAccess,
  isOver,
  trialRefusal,
} from './current-subscription.ts'

export interface Own {
  readonly billing: Billing
  readonly subscription: Subscription
}

export interface Decision {
  readonly subscription: Subscription
  readonly billing: Omit<Billing, 'version'>
  /** The provider's fingerprint of the card that a trial was granted for; null when none is. */
  readonly claimCard: string | null
  /** In the order in which they have to be done. */
  readonly writes: readonly ProviderWrite[]
}

/** The notice before the end of a trial, in milliseconds: early enough to cancel, but not at its start. */
export const TRIAL_NOTICE_MS = TRIAL.warningHours * HOUR

/** The notice before a plan continues after its pause. */
export const PAUSE_NOTICE_MS = DAY

/** The provider charges the invoice of a renewal about an hour after creating it. */
const RENEWAL_MS = 2 * HOUR

/** The subscription after its end. A trial stays visible as one that has ended, now at the latest. */
export function ended(
  { isTrial, trialStartAt, trialEndsAt, trialEmailsAllowed, trialPlan }: Subscription,
  now: Date,
): Subscription {
  if (!isTrial) return NO_SUBSCRIPTION
  return {
    ...NO_SUBSCRIPTION,
    isTrial,
    trialStartAt,
    trialEndsAt: trialEndsAt === null || trialEndsAt > now ? now : trialEndsAt,
    trialEmailsAllowed,
    trialPlan,
  }
}

function inTrial(
  { planId, trialStart, trialEnd, cancelAt }: ProviderSubscription,
  before: Subscription,
): Subscription {
  const plan = planId ?? before.plan
  return {
    ...NO_SUBSCRIPTION,
    plan,
    isTrial: true,
    trialStartAt: trialStart,
    trialEndsAt: trialEnd,
    trialEmailsAllowed: TRIAL.emails,
    trialPlan: plan,
    cancelAt,
  }
}

/**
 * When the current plan took effect. After a trial: at its end, or when it was paid if a failed charge made
 * that later. Without a plan before: when it was paid. A planned change: when its month began. Otherwise now.
 */
function activation(
  { planId, trialEnd, latestInvoice }: ProviderSubscription,
  { isTrial, plan, nextPlan, planExpiresAt }: Subscription,
  now: Date,
): Date {
  const paidAt = latestInvoice !== null && latestInvoice.amountPaid > 0 ? latestInvoice.paidAt : null
  if (isTrial && trialEnd !== null && trialEnd <= now)
    return paidAt !== null && paidAt.getTime() - trialEnd.getTime() > RENEWAL_MS ? paidAt : trialEnd
  if (plan === null || isTrial) return paidAt ?? now
  return nextPlan === planId && planExpiresAt !== null && planExpiresAt <= now ? planExpiresAt : now
}

function onPlan(provider: ProviderSubscription, before: Subscription, now: Date): Subscription {
  const { planId, nextPlanId, periodEnd, cancelAt, pause } = provider
  const plan = planId ?? before.plan
  const common = { ...NO_SUBSCRIPTION, plan, nextPlan: nextPlanId, planExpiresAt: periodEnd, cancelAt, pause }
  if (!before.isTrial && before.plan === plan && before.planActivatedAt !== null)
    return { ...common, planActivatedAt: before.planActivatedAt, previousPlan: before.previousPlan }
  return {
    ...common,
    planActivatedAt: activation(provider, before, now),
    previousPlan: before.isTrial ? null : before.plan,
  }
}

/** When to notify the user that a trial will end; null when that has passed or the trial was cancelled. */
function noticeAt(trialEnd: Date | null, cancelAt: Date | null, now: Date): Date | null {
  if (trialEnd === null || cancelAt !== null) return null
  const at = new Date(trialEnd.getTime() - TRIAL_NOTICE_MS)
  return at > now ? at : null
}

/** When to notify the user that a pause will end; null when that has passed or nothing follows. */
function pauseNoticeAt(pause: ProviderSubscription['pause'], cancelAt: Date | null, now: Date): Date | null {
  if (pause === null || cancelAt !== null) return null
  const at = new Date(pause.until.getTime() - PAUSE_NOTICE_MS)
  return at > now ? at : null
}

/** When the subscription changes by itself or its user is notified; a minute from now when overdue. */
function dueAfter(
  { status, nextPlanId, trialEnd, periodEnd, cancelAt, pause }: ProviderSubscription,
  now: Date,
): Date | null {
  const changes = nextPlanId !== null || pause !== null
  const renewal = periodEnd === null ? null : new Date(periodEnd.getTime() + RENEWAL_MS)
  const ends =
    status === 'trialing'
      ? [noticeAt(trialEnd, cancelAt, now), trialEnd, cancelAt]
      : status === 'active'
        ? [pauseNoticeAt(pause, cancelAt, now), cancelAt ?? (changes ? periodEnd : renewal)]
        : [cancelAt]
  const times = ends.flatMap((at) => (at === null ? [] : [at.getTime()]))
  if (times.length === 0) return null
  return new Date(Math.max(Math.min(...times), now.getTime() + MINUTE))
}

/** Rolls a subscription back: refunds and cancels it, voids its open invoice, cancels its card setup. */
export function rollback(
  subscription: ProviderSubscription,
  customer: ProviderCustomer,
  why: 'superfluous' | 'trial_refused' | 'unfinished',
): readonly ProviderWrite[] {
  const { latestInvoice: invoice } = subscription
  const paid =
    invoice?.status === 'paid' && invoice.amountPaid > 0 && invoice.payment !== null
      ? invoice.payment.id
      : null
  return [
    ...(invoice !== null && paid !== null
      ? [{ kind: 'refund', paymentId: paid, invoiceId: invoice.id } as const]
      : []),
    ...(invoice !== null && subscription.status !== 'incomplete' && invoice.status === 'open'
      ? [{ kind: 'void_invoice', invoiceId: invoice.id } as const]
      : []),
    ...cancelSetups(subscription, customer),
    { kind: 'cancel_subscription', subscriptionId: subscription.id, why },
  ]
}

/** When a subscription ends, the provider leaves its card setup open. */
const cancelSetups = (
  { pendingSetupId }: ProviderSubscription,
  { setups }: ProviderCustomer,
): readonly ProviderWrite[] =>
  setups.flatMap(({ id, status }) =>
    id === pendingSetupId && status === 'open' ? [{ kind: 'cancel_setup', setupId: id } as const] : [],
  )

/** Makes the card that was given the default of subscription and customer, unless both have one. */
function cardWrites(
  subscription: ProviderSubscription,
  customer: ProviderCustomer,
): readonly ProviderWrite[] {
  const card = givenCard(subscription, customer)
  if (card === null || (subscription.card !== null && customer.card !== null)) return []
  return [{ kind: 'use_card', customerId: customer.id, subscriptionId: subscription.id, cardId: card.id }]
}

/**
 * Corrects the plan's name in the metadata to match the price, and voids an upgrade's invoice that would end
 * a trial when that trial has ended by itself.
 */
function afterUpgrade({
  id,
  status,
  planId,
  nextPlanId,
  namedPlan,
  waiting,
}: ProviderSubscription): readonly ProviderWrite[] {
  const priced = nextPlanId ?? planId
  return [
    ...(priced !== null && namedPlan !== null && namedPlan !== priced
      ? [{ kind: 'name_plan', subscriptionId: id, planId: priced } as const]
      : []),
    ...(status !== 'trialing' && waiting !== null && waiting.endsTrial && waiting.invoiceId !== null
      ? [{ kind: 'void_invoice', invoiceId: waiting.invoiceId } as const]
      : []),
  ]
}

function problemOf(current: ProviderSubscription | null): Billing['paymentProblem'] {
  if (current?.status !== 'past_due' && current?.status !== 'unpaid') return null
  return current.latestInvoice?.payment?.status === 'action_required' ? 'action_required' : 'declined'
}

function overdueCharge(
  current: ProviderSubscription | null,
  customer: ProviderCustomer,
): Subscription['overdue'] {
  const problem = problemOf(current)
  if (current === null || problem === null || current.latestInvoice?.status !== 'open') return null
  const { total, amountPaid, nextTryAt, createdAt } = current.latestInvoice
  const card = chargedCard(current, customer)
  return {
    amountCents: total - amountPaid,
    problem,
    brand: card?.brand ?? null,
    lastFour: card?.lastFour ?? null,
    nextTryAt,
    since: createdAt,
  }
}

/**
 * Decides on an account's subscription and billing from the provider's state and our own, and on the writes
 * that the provider still needs. `customer` is null when it was deleted there. `cardHadTrial`: the card of
 * the trial had one on another account. After all writes, deciding again gives none.
 */
export function decide(
  customer: ProviderCustomer | null,
  own: Own,
  cardHadTrial: boolean,
  now: Date,
): Decision {
  const { version: _, ...kept } = own.billing
  if (customer === null) {
    const subscription = kept.subscriptionId === null ? own.subscription : ended(own.subscription, now)
    const billing = {
      ...kept,
      customerId: null,
      formerCustomerId: kept.customerId ?? kept.formerCustomerId,
      attempt: null,
      paymentProblem: null,
      dueAt: null,
    }
    return { subscription, billing, claimCard: null, writes: [] }
  }
  const refused = customer.subscriptions.flatMap((subscription) => {
    const refusal =
      chargedCard(subscription, customer) === null
        ? null
        : trialRefusal(subscription, own.billing, cardHadTrial)
    return refusal === null ? [] : [{ subscription, refusal }]
  })
  const left = {
    ...customer,
    subscriptions: customer.subscriptions.filter(
      (subscription) => !refused.some((other) => other.subscription === subscription),
    ),
  }
  const current = currentOf(left, kept.subscriptionId)
  const inEffect = current !== null && givesAccess(current, customer, own.billing) ? current : null
  const superfluous =
    inEffect === null
      ? []
      : left.subscriptions.filter(
          (subscription) =>
            subscription !== inEffect && !isOver(subscription) && subscription.status !== 'unknown',
        )
  const over = left.subscriptions.filter(isOver)
  const inOurTrial = inEffect?.status === 'trialing' ? inEffect : null
  return {
    subscription: { ...subscriptionAfter(inEffect, own, now), overdue: overdueCharge(current, customer) },
    billing: {
      ...kept,
      subscriptionId: inEffect?.id ?? kept.subscriptionId,
      trialUsedAt: kept.trialUsedAt ?? inOurTrial?.trialStart ?? null,
      trialRefused: kept.trialRefused ?? (refused.some(({ refusal }) => refusal === 'card') ? 'card' : null),
      paymentProblem: problemOf(current),
      hasPaid: everPaid(own.billing, customer),
      dueAt: inEffect === null ? null : dueAfter(inEffect, now),
    },
    claimCard: inOurTrial === null ? null : (chargedCard(inOurTrial, customer)?.fingerprint ?? null),
    writes: [
      ...refused.flatMap(({ subscription }) => rollback(subscription, customer, 'trial_refused')),
      ...superfluous.flatMap((subscription) => rollback(subscription, customer, 'superfluous')),
      ...over.flatMap((subscription) => cancelSetups(subscription, customer)),
      ...(inEffect === null ? [] : [...cardWrites(inEffect, customer), ...afterUpgrade(inEffect)]),
    ],
  }
}

function subscriptionAfter(
  inEffect: ProviderSubscription | null,
  { billing, subscription }: Own,
  now: Date,
): Subscription {
  // If no subscription of the provider was ever in effect, the stored one came from elsewhere and stays.
  if (inEffect === null) return billing.subscriptionId === null ? subscription : ended(subscription, now)
  if (inEffect.status === 'unknown') return subscription
  return inEffect.status === 'trialing'
    ? inTrial(inEffect, subscription)
    : onPlan(inEffect, subscription, now)
}
