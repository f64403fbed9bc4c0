import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { text, whole } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { missing } from './problems.ts'
import type { EventRecord } from './records.ts'
import { API_VERSION, type World } from './world.ts'

const List = z.strictObject({
  ...Paging,
  type: z.optional(text),
  types: z.optional(z.array(text)),
  created: z.optional(
    z.union([
      whole,
      z.strictObject({
        gt: z.optional(whole),
        gte: z.optional(whole),
        lt: z.optional(whole),
        lte: z.optional(whole),
      }),
    ]),
  ),
})

/** The event as it is listed and delivered. */
export const renderEvent = (world: World, event: EventRecord) => ({
  id: event.id,
  object: 'event',
  api_version: API_VERSION,
  created: event.created,
  data: { object: event.object, ...(event.previous === null ? {} : { previous_attributes: event.previous }) },
  livemode: false,
  pending_webhooks: world.state.deliveries.filter(
    (delivery) =>
      delivery.event === event.id && (delivery.status === 'waiting' || delivery.status === 'held'),
  ).length,
  request: { id: event.request, idempotency_key: event.key },
  type: event.type,
})

const typeFits = (type: string, wanted: string): boolean =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

export function eventRoutes(route: Route, world: World): void {
  route('get', '/v1/events', ({ params }) => {
    const { type, types, created, ...paging } = params(List)
    const wanted = [...(type === undefined ? [] : [type]), ...(types ?? [])]
    const range = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {})
    const fitting = world.state.events.filter(
      (event) =>
        (wanted.length === 0 || wanted.some((one) => typeFits(event.type, one))) &&
        event.created > (range.gt ?? -1) &&
        event.created >= (range.gte ?? 0) &&
        event.created < (range.lt ?? Infinity) &&
        event.created <= (range.lte ?? Infinity),
    )
    return pageOf('/v1/events', fitting, paging, (event) => renderEvent(world, event))
  })
  route('get', '/v1/events/:id', ({ id }) => {
    const event = world.state.events.find((known) => known.id === id)
    if (event === undefined) throw missing('event', id)
    return renderEvent(world, event)
  })
}
