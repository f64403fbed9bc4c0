import { PLANS, TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import type { SubscriptionCreated } from '#shared/models/billing.ts'
import { priceOf } from '#web/lib/payments/price.ts'
import { HOUR_MS } from '#web/lib/time.ts'
import type { Coupon } from './kept-coupon.ts'

/** What the user agrees to by pressing the button; amounts in US cents. */
export interface Terms {
  readonly trial: boolean
  readonly priceCents: number
  /** The price of the first month, and of each month that the coupon applies to. */
  readonly firstCents: number
  /** How many months have that price; null for every month. */
  readonly months: number | null
  readonly todayCents: number
  /** Nothing will ever be charged. */
  readonly free: boolean
}

/** The amount for the card form while the plan is unknown. */
export const PLACEHOLDER_CENTS = 9_900

export function termsOf(plan: PlanId, trialAvailable: boolean, coupon: Coupon | null): Terms {
  const { todayCents } = priceOf(plan, coupon)
  return buildTerms(PLANS[plan].priceUsd * 100, trialAvailable, todayCents, coupon)
}

/** The terms according to the server, whose amount overrides our own calculation. */
export function termsFrom(
  plan: PlanId,
  coupon: Coupon | null,
  { isTrial, finalAmount }: Pick<SubscriptionCreated, 'isTrial' | 'finalAmount'>,
): Terms {
  const own = termsOf(plan, isTrial, coupon)
  return own.firstCents === finalAmount ? own : buildTerms(own.priceCents, isTrial, finalAmount, coupon)
}

function buildTerms(
  priceCents: number,
  trialAvailable: boolean,
  firstCents: number,
  coupon: Coupon | null,
): Terms {
  const months = coupon?.months ?? null
  const free = firstCents === 0 && months === null
  const trial = trialAvailable && !free
  return { trial, priceCents, firstCents, months, todayCents: trial ? 0 : firstCents, free }
}

export const sameTerms = (one: Terms, other: Terms): boolean =>
  one.trial === other.trial && one.firstCents === other.firstCents && one.free === other.free

/** The price of a month after the coupon has expired. */
export const laterCents = ({ months, priceCents, firstCents }: Terms): number =>
  months === null ? firstCents : priceCents

/**
 * The first amount above zero, and when it is charged if the order is made now, in epoch milliseconds: after
 * the trial, and after the months that a coupon makes free.
 */
export function firstCharge(terms: Terms, now: number): { readonly cents: number; readonly at: number } {
  const starts = terms.trial ? now + TRIAL.days * 24 * HOUR_MS : now
  if (terms.firstCents > 0) return { cents: terms.firstCents, at: starts }
  return { cents: laterCents(terms), at: addMonths(starts, terms.months ?? 0) }
}

/** The same day of a later month, or its last day, as the payment provider counts. */
function addMonths(instant: number, months: number): number {
  const at = new Date(instant)
  const day = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() + months)
  if (at.getUTCDate() !== day) at.setUTCDate(0)
  return at.getTime()
}

/** The date, time and time zone of the reader, so that it is clear when money is charged. */
export function chargeMoment(instant: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // A hyphen would allow a line break inside the zone.
  return format.format(instant).replace('GMT-', 'GMT\u2212')
}
