import { PLANS, PlanId } from '#shared/catalog/plans.ts'
import type { CouponRecord, PromotionCodeRecord } from './records.ts'

export interface CataloguePrice {
  readonly id: string
  readonly product: string
  readonly name: string
  /** Cents a month. */
  readonly amount: number
  readonly plan: PlanId
}

export type PriceIds = Readonly<Record<PlanId, string>>

/** Our price list as it is stored at the vendor. */
export const cataloguePrices = (ids: PriceIds): readonly CataloguePrice[] =>
  PlanId.options.map((plan) => ({
    id: ids[plan],
    product: `prod_local_${plan}`,
    name: PLANS[plan].name,
    amount: PLANS[plan].priceUsd * 100,
    plan,
  }))

/** Before any customer: seeded objects have always existed. */
const BEGINNING = Date.UTC(2026, 0, 1) / 1000

interface Seed {
  readonly code: string
  readonly what: string
  readonly coupon: Partial<CouponRecord>
  readonly promotion?: Partial<PromotionCodeRecord>
}

/** The promotion codes of a fresh emulator, one for each rule that a check has to get right. */
export const SEEDED_CODES: readonly Seed[] = [
  { code: 'WELCOME20', what: '20 % off, forever', coupon: { percentOff: 20 } },
  { code: 'TAKE25', what: '$25 off, forever', coupon: { amountOff: 2500, currency: 'usd' } },
  { code: 'FIRSTMONTH50', what: '50 % off the first charge', coupon: { percentOff: 50, duration: 'once' } },
  {
    code: 'THREEMONTHS30',
    what: '30 % off for three months',
    coupon: { percentOff: 30, duration: 'repeating', months: 3 },
  },
  { code: 'FREEFOREVER', what: '100 % off, forever', coupon: { percentOff: 100 } },
  { code: 'FREEMONTH', what: '100 % off the first charge', coupon: { percentOff: 100, duration: 'once' } },
  {
    code: 'NEWCOMER10',
    what: '10 % off, for customers who never paid',
    coupon: { percentOff: 10 },
    promotion: { firstTime: true },
  },
  { code: 'PAST', what: 'expired', coupon: { percentOff: 20 }, promotion: { expiresAt: BEGINNING + 86_400 } },
  {
    code: 'USEDUP',
    what: 'used as often as it may be',
    coupon: { percentOff: 20 },
    promotion: { maxRedemptions: 10, redeemed: 10 },
  },
  { code: 'SWITCHEDOFF', what: 'switched off', coupon: { percentOff: 20 }, promotion: { active: false } },
  {
    code: 'PROONLY',
    what: '15 % off the Pro plan only',
    coupon: { percentOff: 15, products: ['prod_local_pro'] },
  },
  {
    code: 'BIGSPEND',
    what: '$50 off from $200 on',
    coupon: { amountOff: 5000, currency: 'usd' },
    promotion: { minimumAmount: 20_000 },
  },
  { code: 'EURO10', what: '10 euros off: not our currency', coupon: { amountOff: 1000, currency: 'eur' } },
]

const idOf = (prefix: string, code: string): string => `${prefix}_local_${code.toLowerCase()}`

export const seededCoupons = (): CouponRecord[] =>
  SEEDED_CODES.map(({ code, what, coupon }) => ({
    id: idOf('coupon', code),
    name: what,
    percentOff: null,
    amountOff: null,
    currency: null,
    duration: 'forever',
    months: null,
    products: null,
    redeemed: 0,
    created: BEGINNING,
    ...coupon,
  }))

export const seededPromotionCodes = (): PromotionCodeRecord[] =>
  SEEDED_CODES.map(({ code, promotion }) => ({
    id: idOf('promo', code),
    code,
    coupon: idOf('coupon', code),
    active: true,
    created: BEGINNING,
    expiresAt: null,
    maxRedemptions: null,
    redeemed: 0,
    customer: null,
    firstTime: false,
    minimumAmount: null,
    ...promotion,
  }))
