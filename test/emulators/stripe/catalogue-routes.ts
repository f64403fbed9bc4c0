import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { flag, text } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { missing } from './problems.ts'
import { isUsable, renderCoupon, renderPrice, renderProduct, renderPromotionCode } from './render-billing.ts'
import { couponOf, promotionCodeOf, type World } from './world.ts'

const ListPrices = z.strictObject({ ...Paging, active: z.optional(flag), product: z.optional(text) })
const ListCodes = z.strictObject({
  ...Paging,
  code: z.optional(text),
  active: z.optional(flag),
  coupon: z.optional(text),
  customer: z.optional(text),
})

/** Products, prices, coupons and promotion codes. */
export function catalogueRoutes(route: Route, world: World): void {
  route('get', '/v1/prices', ({ params }) => {
    const { active = true, product, ...paging } = params(ListPrices)
    return pageOf(
      '/v1/prices',
      world.prices.filter((price) => active && (product === undefined || price.product === product)),
      paging,
      renderPrice,
    )
  })
  route('get', '/v1/prices/:id', ({ id }) => {
    const price = world.prices.find((known) => known.id === id)
    if (price === undefined) throw missing('price', id, 'price')
    return renderPrice(price)
  })
  route('get', '/v1/products', ({ params }) => {
    const { active = true, ...paging } = params(z.strictObject({ ...Paging, active: z.optional(flag) }))
    return pageOf('/v1/products', active ? world.prices : [], paging, renderProduct)
  })
  route('get', '/v1/products/:id', ({ id }) => {
    const price = world.prices.find(({ product }) => product === id)
    if (price === undefined) throw missing('product', id)
    return renderProduct(price)
  })
  route('get', '/v1/promotion_codes', ({ params }) => {
    const { code, active, coupon, customer, ...paging } = params(ListCodes)
    const fitting = world.state.promotionCodes.filter(
      (known) =>
        (code === undefined || known.code.toLowerCase() === code.toLowerCase()) &&
        (active === undefined || isUsable(known, world.now()) === active) &&
        (coupon === undefined || known.coupon === coupon) &&
        (customer === undefined || known.customer === customer),
    )
    return pageOf('/v1/promotion_codes', fitting, paging, (known) => renderPromotionCode(known, world.now()))
  })
  route('get', '/v1/promotion_codes/:id', ({ id }) => {
    const code = promotionCodeOf(world, id)
    if (code === undefined) throw missing('promotion code', id, 'promotion_code')
    return renderPromotionCode(code, world.now())
  })
  route('get', '/v1/coupons/:id', ({ id }) => {
    const coupon = couponOf(world, id)
    if (coupon === undefined) throw missing('coupon', id, 'coupon')
    return renderCoupon(coupon)
  })
}
