import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { text, whole } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { invalid } from './problems.ts'
import { renderEvent } from './webhooks.ts'
import type { World } from './world.ts'

/** Seconds; "List events, going back up to 30 days" (docs.stripe.com/api/events/list). */
const KEPT = 30 * 86_400
/** "An array of up to 20 strings containing specific event names." (the same page) */
const MAX_TYPES = 20

const List = z.strictObject({
  ...Paging,
  created: z.optional(z.strictObject({ gte: whole, lt: whole })),
  types: z.optional(z.array(text)),
})

export function eventRoutes(route: Route, world: World): void {
  route('get', '/v1/events', ({ params }) => {
    const { created, types, ...paging } = params(List)
    if (types !== undefined && types.length > MAX_TYPES)
      throw invalid(`Array types exceeded maximum ${MAX_TYPES} allowed elements.`, { param: 'types' })
    return pageOf(
      '/v1/events',
      world.state.events.filter(
        (event) =>
          event.created > world.now() - KEPT &&
          (created === undefined || (event.created >= created.gte && event.created < created.lt)) &&
          (types === undefined || types.includes(event.type)),
      ),
      paging,
      (event) => renderEvent(world, event),
    )
  })
}
