import { PLANS, TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import type { SubscriptionCreated } from '#shared/models/billing.ts'
import { HOUR_MS } from '../../lib/time.ts'

/** A code that the server took. `off` is a share in percent or an amount in US cents. */
export interface Coupon {
  readonly code: string
  readonly kind: 'percent' | 'amount'
  readonly off: number
  readonly message: string
}

/** What is agreed to by pressing the button; amounts in US cents. */
export interface Terms {
  readonly trial: boolean
  readonly priceCents: number
  readonly monthlyCents: number
  readonly todayCents: number
}

/** What the card form is given while the plan is not known yet. */
export const PLACEHOLDER_CENTS = 9_900

export function termsOf(plan: PlanId, trial: boolean, coupon: Coupon | null): Terms {
  const priceCents = PLANS[plan].priceUsd * 100
  return withMonthly(priceCents, trial, priceCents - discountCents(priceCents, coupon))
}

/** What the server says that it costs: its word stands over our sum. */
export function termsFrom(plan: PlanId, created: Pick<SubscriptionCreated, 'isTrial' | 'finalAmount'>): Terms {
  return withMonthly(PLANS[plan].priceUsd * 100, created.isTrial, created.finalAmount)
}

const withMonthly = (priceCents: number, trial: boolean, monthlyCents: number): Terms => ({ trial, priceCents, monthlyCents, todayCents: trial ? 0 : monthlyCents })

function discountCents(priceCents: number, coupon: Coupon | null): number {
  if (coupon === null) return 0
  return Math.min(priceCents, coupon.kind === 'percent' ? Math.round((priceCents * coupon.off) / 100) : coupon.off)
}

export const sameTerms = (one: Terms, other: Terms): boolean => one.trial === other.trial && one.monthlyCents === other.monthlyCents

/** When the first charge comes if the trial starts now, in epoch milliseconds. */
export const firstChargeAt = (now: number): number => now + TRIAL.days * 24 * HOUR_MS

/** Day, time and zone of the reader, whole: nobody should have to guess when money leaves. */
export function chargeMoment(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(instant)
}
