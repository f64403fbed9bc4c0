import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { flag, text } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { missing } from './problems.ts'
import { isUsable, renderPrice, renderPromotionCode } from './render-billing.ts'
import { type World } from './world.ts'

const ListCodes = z.strictObject({ ...Paging, code: z.optional(text), active: z.optional(flag) })

/** Prices and promotion codes. */
export function catalogueRoutes(route: Route, world: World): void {
  route('get', '/v1/prices/:id', ({ id }) => {
    const price = world.prices.find((known) => known.id === id)
    if (price === undefined) throw missing('price', id, 'price')
    return renderPrice(price)
  })
  route('get', '/v1/promotion_codes', ({ params }) => {
    const { code, active, ...paging } = params(ListCodes)
    const fitting = world.state.promotionCodes.filter(
      (known) =>
        (code === undefined || known.code.toLowerCase() === code.toLowerCase()) &&
        (active === undefined || isUsable(known, world.now()) === active),
    )
    return pageOf('/v1/promotion_codes', fitting, paging, (known) => renderPromotionCode(known, world.now()))
  })
}
