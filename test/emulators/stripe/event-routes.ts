import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { text, whole } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { invalid, missing } from './problems.ts'
import type { EventRecord } from './records.ts'
import { renderEvent } from './webhooks.ts'
import type { World } from './world.ts'

/** Seconds; "List events, going back up to 30 days" (docs.stripe.com/api/events/list). */
const KEPT = 30 * 86_400
/** "An array of up to 20 strings containing specific event names." (the same page) */
const MAX_TYPES = 20

const Range = z.strictObject({
  gt: z.optional(whole),
  gte: z.optional(whole),
  lt: z.optional(whole),
  lte: z.optional(whole),
})
/** The filter of lists by when something was created, in seconds. */
export const Created = z.optional(z.union([whole, Range]))

export function isCreated(at: number, filter: z.output<typeof Created>): boolean {
  if (filter === undefined) return true
  if (typeof filter === 'number') return at === filter
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = filter
  return at > gt && at >= gte && at < lt && at <= lte
}

const List = z.strictObject({
  ...Paging,
  created: Created,
  types: z.optional(z.array(text)),
})

const isOfType = (wanted: string, type: string): boolean =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

export function eventRoutes(route: Route, world: World): void {
  const kept = (event: EventRecord): boolean => event.created > world.now() - KEPT
  route('get', '/v1/events', ({ params }) => {
    const { created, types, ...paging } = params(List)
    if (types !== undefined && types.length > MAX_TYPES)
      throw invalid(`Array types exceeded maximum ${MAX_TYPES} allowed elements.`, { param: 'types' })
    return pageOf(
      '/v1/events',
      world.state.events.filter(
        (event) =>
          kept(event) &&
          isCreated(event.created, created) &&
          (types === undefined || types.some((one) => isOfType(one, event.type))),
      ),
      paging,
      (event) => renderEvent(world, event),
    )
  })
  route('get', '/v1/events/:id', ({ id }) => {
    const event = world.state.events.find((one) => one.id === id)
    if (event === undefined || !kept(event)) throw missing('event', id)
    return renderEvent(world, event)
  })
}
