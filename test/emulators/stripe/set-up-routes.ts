import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { flag, text, whole } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { invalid, missing } from './problems.ts'
import type { EndpointRecord, MadePriceRecord } from './records.ts'
import { API_VERSION, randomText, type World } from './world.ts'

const CreatePrice = z.strictObject({
  currency: z.literal('usd'),
  unit_amount: whole,
  recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']) }),
  lookup_key: z.optional(text),
  transfer_lookup_key: z.optional(flag),
  product_data: z.strictObject({ name: text }),
})
const ListPrices = z.strictObject({
  ...Paging,
  active: z.optional(flag),
  lookup_keys: z.optional(z.array(text).check(z.maxLength(10))),
})
const CreateEndpoint = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }),
  api_version: z.optional(z.literal(API_VERSION)),
  enabled_events: z.array(text),
})

const renderMade = (price: MadePriceRecord) => ({
  id: price.id,
  object: 'price',
  active: price.active,
  created: price.created,
  currency: 'usd',
  lookup_key: price.lookupKey,
  metadata: {},
  product: price.product,
  recurring: { interval: price.interval, interval_count: 1, usage_type: 'licensed' },
  unit_amount: price.amount,
})

/** The secret is shown by the call that creates the endpoint, and by no other. */
const renderEndpoint = (endpoint: EndpointRecord) => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  api_version: endpoint.apiVersion,
  created: endpoint.created,
  enabled_events: endpoint.events,
  livemode: false,
  metadata: {},
  status: 'enabled',
  url: endpoint.url,
})

/** What an account is set up with: prices and webhook endpoints. */
export function setUpRoutes(route: Route, world: World): void {
  const { madePrices, endpoints } = world.state
  route('get', '/v1/prices', ({ params }) => {
    const { active, lookup_keys: keys, ...paging } = params(ListPrices)
    const fitting = madePrices.filter(
      (price) =>
        (active === undefined || price.active === active) &&
        (keys === undefined || (price.lookupKey !== null && keys.includes(price.lookupKey))),
    )
    return pageOf('/v1/prices', fitting, paging, renderMade)
  })
  route('post', '/v1/prices', ({ params }) => {
    const { lookup_key: lookupKey = null, transfer_lookup_key: moves = false, ...given } = params(CreatePrice)
    const holder = madePrices.find((price) => lookupKey !== null && price.lookupKey === lookupKey)
    if (holder !== undefined) {
      if (!moves)
        throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
      holder.lookupKey = null
    }
    const price = {
      id: world.newId('price'),
      product: world.newId('prod'),
      amount: given.unit_amount,
      interval: given.recurring.interval,
      lookupKey,
      active: true,
      created: world.now(),
    }
    madePrices.push(price)
    return renderMade(price)
  })
  route('get', '/v1/webhook_endpoints', ({ params }) =>
    pageOf('/v1/webhook_endpoints', endpoints, params(z.strictObject(Paging)), renderEndpoint),
  )
  route('post', '/v1/webhook_endpoints', ({ params }) => {
    const { url, api_version: apiVersion = null, enabled_events: events } = params(CreateEndpoint)
    const endpoint = {
      id: world.newId('we'),
      url,
      secret: `whsec_${randomText(32)}`,
      apiVersion,
      events,
      created: world.now(),
    }
    endpoints.push(endpoint)
    return { ...renderEndpoint(endpoint), secret: endpoint.secret }
  })
  route('delete', '/v1/webhook_endpoints/:id', ({ id }) => {
    const index = endpoints.findIndex((known) => known.id === id)
    if (index === -1) throw missing('webhook endpoint', id)
    endpoints.splice(index, 1)
    return { id, object: 'webhook_endpoint', deleted: true }
  })
}
