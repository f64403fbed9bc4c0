import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { CouponCheck } from '#shared/models/billing.ts'

export interface Discount {
  readonly percent_off: number | null
  readonly discount_amount: number | null
  /** For how many months the discount applies; null for every month. */
  readonly months?: CouponCheck['months']
}

export interface Price {
  /** US cents. */
  readonly todayCents: number
  readonly laterCents: number
}

/** What a plan costs today and each month after; never negative. */
export function priceOf(plan: PlanId, discount: Discount | null): Price {
  const full = PLANS[plan].priceUsd * 100
  if (discount === null) return { todayCents: full, laterCents: full }
  const off =
    discount.percent_off === null
      ? (discount.discount_amount ?? 0)
      : Math.round((full * discount.percent_off) / 100)
  const todayCents = Math.max(0, full - off)
  return { todayCents, laterCents: (discount.months ?? null) === null ? todayCents : full }
}
