import { invalid, missingParam } from './problems.ts'
import type { CouponRecord, DiscountRecord, PromotionCodeRecord } from './records.ts'
import { isUsable } from './render-billing.ts'
import { couponOf, priceOf, promotionCodeOf, type World } from './world.ts'

export interface DiscountChoice {
  readonly coupon?: string | undefined
  readonly promotion_code?: string | undefined
}

/** Adds calendar months, up to the month's last day; `anchor` keeps the day of the month. Seconds. */
export function addMonths(from: number, months: number, anchor = from): number {
  const date = new Date(from * 1000)
  const day = new Date(anchor * 1000).getUTCDate()
  const first = Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    1,
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  )
  const last = new Date(
    Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 0),
  ).getUTCDate()
  return first / 1000 + (Math.min(day, last) - 1) * 86_400
}

/** Finds the chosen coupon or code and checks all of its restrictions. Throws StripeProblem 400. */
export function findDiscount(
  world: World,
  choice: DiscountChoice,
  needs: { param: string; customer: string | null; price: string },
): { coupon: CouponRecord; code: PromotionCodeRecord | null } {
  if (choice.promotion_code !== undefined) {
    const param = `${needs.param}[promotion_code]`
    const code = promotionCodeOf(world, choice.promotion_code)
    const coupon = couponOf(world, code?.coupon ?? null)
    if (code === undefined || coupon === undefined)
      throw missingParam('promotion code', choice.promotion_code, param)
    checkCode(world, code, { ...needs, param })
    checkCoupon(world, coupon, { ...needs, param })
    return { coupon, code }
  }
  const param = `${needs.param}[coupon]`
  const coupon = couponOf(world, choice.coupon ?? null)
  if (coupon === undefined) throw missingParam('coupon', choice.coupon ?? '', param)
  checkCoupon(world, coupon, { ...needs, param })
  return { coupon, code: null }
}

function checkCode(
  world: World,
  code: PromotionCodeRecord,
  { param, customer, price }: { param: string; customer: string | null; price: string },
): void {
  const refuse = (message: string) => invalid(message, { param })
  if (code.expiresAt !== null && code.expiresAt <= world.now())
    throw refuse('This promotion code is expired.')
  if (!isUsable(code, world.now()))
    throw refuse('This promotion code is not active or was used as often as it may be.')
  if (code.customer !== null && code.customer !== customer)
    throw refuse('This promotion code cannot be redeemed by this customer.')
  if (code.minimumAmount !== null && priceOf(world, price).amount < code.minimumAmount)
    throw refuse('This promotion code cannot be redeemed because the minimum amount is not reached.')
  const paidBefore = world.state.invoices.some(
    (invoice) => invoice.customer === customer && invoice.amountPaid > 0,
  )
  if (code.firstTime && paidBefore)
    throw refuse(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
    )
}

function checkCoupon(
  world: World,
  coupon: CouponRecord,
  { param, price }: { param: string; price: string },
): void {
  if (coupon.currency !== null && coupon.currency !== 'usd')
    throw invalid('The coupon is in a currency other than that of the price.', { param })
  if (coupon.products !== null && !coupon.products.includes(priceOf(world, price).product))
    throw invalid('The coupon does not apply to any of the products.', { param })
}

/** Redeems the choices and returns the subscription's discounts. */
export function redeem(
  world: World,
  choices: readonly DiscountChoice[],
  kept: readonly DiscountRecord[],
  needs: { customer: string; price: string },
): DiscountRecord[] {
  const found = choices.map((choice, index) => {
    const known = kept.find(({ promotionCode }) => promotionCode === choice.promotion_code)
    return known ?? findDiscount(world, choice, { ...needs, param: `discounts[${index}]` })
  })
  return found.map((item) => {
    if ('start' in item) return item
    item.coupon.redeemed += 1
    if (item.code !== null) item.code.redeemed += 1
    return newDiscount(world, item.coupon, item.code)
  })
}

const newDiscount = (
  world: World,
  coupon: CouponRecord,
  code: PromotionCodeRecord | null,
): DiscountRecord => ({
  id: world.newId('di'),
  coupon: coupon.id,
  promotionCode: code?.id ?? null,
  start: world.now(),
  end: coupon.duration === 'repeating' ? addMonths(world.now(), coupon.months ?? 1) : null,
  used: false,
})

/** The amount of each discount, in order. A `once` discount waits for an invoice with an amount to reduce. */
export function discountAmounts(
  world: World,
  discounts: readonly DiscountRecord[],
  line: { price: string; amount: number },
): { discount: DiscountRecord; amount: number }[] {
  let left = line.amount
  return discounts.flatMap((discount) => {
    const coupon = couponOf(world, discount.coupon)
    const fits =
      coupon !== undefined &&
      (coupon.products === null || coupon.products.includes(priceOf(world, line.price).product))
    const over =
      (discount.end !== null && discount.end <= world.now()) || (coupon?.duration === 'once' && discount.used)
    if (!fits || over || left === 0) return []
    const amount = Math.min(
      left,
      coupon.percentOff === null ? (coupon.amountOff ?? 0) : Math.round((left * coupon.percentOff) / 100),
    )
    left -= amount
    return [{ discount, amount }]
  })
}
