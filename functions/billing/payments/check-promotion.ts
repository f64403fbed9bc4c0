import type { Service } from '#functions/services/needs.ts'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { Billing, Promotion, ProviderCustomer } from '../model.ts'

/** The currency that all prices are in, as the provider writes it. */
const CURRENCY = 'usd'

export const priceCents = (plan: PlanId): number => PLANS[plan].priceUsd * 100

/** What a code takes off a month, in US cents, at most the whole price. Rounded as the provider rounds. */
export function discountCents(plan: PlanId, { percentOff, amountOff }: Promotion): number {
  const price = priceCents(plan)
  return percentOff === null
    ? Math.min(price, amountOff ?? 0)
    : Math.min(price, Math.round((price * percentOff) / 100))
}

/** Whether the code takes off the whole price for ever, so that nothing will ever be charged. */
export const isFreeForever = (plan: PlanId, promotion: Promotion): boolean =>
  promotion.duration === 'forever' && discountCents(plan, promotion) === priceCents(plan)

const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

export interface Buyer {
  readonly customerId: string | null
  readonly hasPaid: boolean
  /** Whether an order of this customer used the code and came to nothing. */
  readonly holdsCode: boolean
}

/**
 * Whether an order of this customer that never came into effect used the code. The provider counts that as a
 * redemption for good, so a single-use code would be lost by looking at another plan.
 */
export const holdsCode = (
  { subscriptions }: ProviderCustomer,
  { subscriptionId }: Billing,
  promotion: Promotion,
): boolean =>
  subscriptions.some(
    ({ id, promotionCodeId, latestInvoice }) =>
      promotionCodeId === promotion.id && id !== subscriptionId && (latestInvoice?.amountPaid ?? 0) === 0,
  )

/** Why a code cannot be used for a plan, as a sentence for the user; null when it can. */
export async function promotionProblem(
  promotion: Promotion | null,
  plan: PlanId,
  buyer: Buyer,
  promotions: Pick<Service<'promotions'>, 'productOf'>,
  now: Date,
): Promise<string | null> {
  if (promotion === null) return 'We do not know this code. Check the spelling and try again.'
  if (promotion.expiresAt !== null && promotion.expiresAt <= now) return 'This code has expired.'
  if (promotion.usedUp && !buyer.holdsCode)
    return 'This code has already been used the maximum number of times.'
  if ((!promotion.active && !promotion.usedUp) || !promotion.couponValid)
    return 'This code is no longer active.'
  if (promotion.customerId !== null && promotion.customerId !== buyer.customerId)
    return 'This code was made for another account.'
  if (promotion.firstPaymentOnly && buyer.hasPaid) return 'This code is for a first payment only.'
  if (promotion.minimumAmount !== null && promotion.minimumAmount > priceCents(plan))
    return `This code is for prices from ${dollars(promotion.minimumAmount)} a month.`
  if (promotion.productIds !== null && !promotion.productIds.includes(await promotions.productOf(plan)))
    return `This code is not for the ${PLANS[plan].name} plan.`
  if (promotion.percentOff === null && promotion.currency !== CURRENCY)
    return 'This code is for a different currency.'
  return null
}

/** Describes a valid code in a sentence: how much it takes off, and for how long. */
export function promotionSentence({ percentOff, amountOff, duration, months }: Promotion): string {
  const off = percentOff === null ? dollars(amountOff ?? 0) : `${percentOff}%`
  if (duration === 'forever') return `${off} off every month.`
  if (duration === 'once' || months === 1) return `${off} off the first month.`
  return `${off} off the first ${months ?? 1} months.`
}
