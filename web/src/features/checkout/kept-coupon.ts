import * as z from 'zod/mini'
import type { PlanId } from '#shared/catalog/plans.ts'
import { CouponCheck } from '#shared/models/billing.ts'
import { readItem, storeItem } from '#web/lib/storage.ts'

/** A coupon code that the server accepted, with what it takes off. */
const Coupon = z.object({ code: z.string(), ...CouponCheck.shape })
export type Coupon = z.infer<typeof Coupon>

const keyOf = (plan: PlanId) => `coupon:${plan}`

/** Keeps an applied code while the tab is open, so that a reload shows the same amount; null forgets it. */
export const keepCoupon = (plan: PlanId, coupon: Coupon | null): void =>
  storeItem(keyOf(plan), coupon && JSON.stringify(coupon), 'session')

/** The code that was applied in this tab. The server checks it again before anything is charged. */
export function keptCoupon(plan: PlanId): Coupon | null {
  try {
    return Coupon.parse(JSON.parse(readItem(keyOf(plan), 'session') ?? 'null'))
  } catch {
    return null
  }
}
