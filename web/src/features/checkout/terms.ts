import { PLANS, TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import type { SubscriptionCreated } from '#shared/models/billing.ts'
import { HOUR_MS } from '#web/lib/time.ts'

/** A code that the server took. */
export interface Coupon {
  readonly code: string
  readonly kind: 'percent' | 'amount'
  /** Percent, or US cents. */
  readonly off: number
  /** Null for every month. */
  readonly months: number | null
  readonly message: string
}

/** What is agreed to by pressing the button; amounts in US cents. */
export interface Terms {
  readonly trial: boolean
  readonly priceCents: number
  /** What the first month costs, and each that the code counts for. */
  readonly firstCents: number
  /** How many months cost that; null for every month. */
  readonly months: number | null
  readonly todayCents: number
  /** Nothing is ever to be paid. */
  readonly free: boolean
}

/** What the card form is given while the plan is not known yet. */
export const PLACEHOLDER_CENTS = 9_900

export function termsOf(plan: PlanId, trialAvailable: boolean, coupon: Coupon | null): Terms {
  const priceCents = PLANS[plan].priceUsd * 100
  return make(priceCents, trialAvailable, priceCents - discountCents(priceCents, coupon), coupon)
}

/** What the server says that it costs: its word stands over our sum. */
export function termsFrom(
  plan: PlanId,
  coupon: Coupon | null,
  { isTrial, finalAmount }: Pick<SubscriptionCreated, 'isTrial' | 'finalAmount'>,
): Terms {
  const own = termsOf(plan, isTrial, coupon)
  return own.firstCents === finalAmount ? own : make(own.priceCents, isTrial, finalAmount, coupon)
}

function make(priceCents: number, trialAvailable: boolean, firstCents: number, coupon: Coupon | null): Terms {
  const months = coupon?.months ?? null
  const free = firstCents === 0 && months === null
  const trial = trialAvailable && !free
  return { trial, priceCents, firstCents, months, todayCents: trial ? 0 : firstCents, free }
}

export const sameTerms = (one: Terms, other: Terms): boolean =>
  one.trial === other.trial && one.firstCents === other.firstCents && one.free === other.free

/** What a month costs when the code has run out. */
export const laterCents = ({ months, priceCents, firstCents }: Terms): number =>
  months === null ? firstCents : priceCents

function discountCents(priceCents: number, coupon: Coupon | null): number {
  if (coupon === null) return 0
  return Math.min(
    priceCents,
    coupon.kind === 'percent' ? Math.round((priceCents * coupon.off) / 100) : coupon.off,
  )
}

/** When the first charge comes if the trial starts now, in epoch milliseconds. */
export const firstChargeAt = (now: number): number => now + TRIAL.days * 24 * HOUR_MS

/** Day, time and zone of the reader, whole: nobody should have to guess when money leaves. */
export function chargeMoment(instant: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // A hyphen would let the line break inside of the zone.
  return format.format(instant).replace('GMT-', 'GMT\u2212')
}
