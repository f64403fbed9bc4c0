import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { CouponCheck } from '#shared/models/billing.ts'
import { dollars } from './money.ts'

/** `months`: for how many months the discount applies; null for every month. */
export type Discount = Pick<CouponCheck, 'percent_off' | 'discount_amount'> &
  Partial<Pick<CouponCheck, 'months'>>

/** What a plan costs today and each month after, in US cents; never negative. */
export function priceOf(plan: PlanId, discount: Discount | null) {
  const full = PLANS[plan].priceUsd * 100
  if (discount === null) return { todayCents: full, laterCents: full }
  const off =
    discount.percent_off === null
      ? (discount.discount_amount ?? 0)
      : Math.round((full * discount.percent_off) / 100)
  const todayCents = Math.max(0, full - off)
  return { todayCents, laterCents: (discount.months ?? null) === null ? todayCents : full }
}

/** `20%` or `$25.00`. */
export const offOf = ({ percent_off, discount_amount }: Discount): string =>
  percent_off === null ? dollars(discount_amount ?? 0) : `${percent_off}%`
