import { randomBytes } from 'node:crypto'
import { Json, type DeliveryRecord, type StripeState } from './records.ts'
import type { CataloguePrice } from './seeds.ts'

export const API_VERSION = '2026-10-28.endive'

/** The context that every part of the emulator works on. */
export interface World {
  readonly state: StripeState
  readonly prices: readonly CataloguePrice[]
  /** Seconds. While overdue work is made up for, the second at which it was due. */
  readonly now: () => number
  readonly newId: (prefix: string) => string
  /** The emulator's own address, for links in its responses. */
  readonly address: () => string
  /** Records an event with a copy of `object` as it is now. */
  readonly emit: (type: string, object: object, previous?: Json) => void
  /** The API call being answered, for the events that it causes. */
  cause: { readonly request: string; readonly key: string | null } | null
  /** A status that subscriptions are shown with, as after a release of Stripe that introduces one. */
  shownStatus: string | null
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')
export const randomId = (prefix: string): string => `${prefix}_${randomText(24)}`

/** An object as it is sent. */
export const asJson = (object: object): Json => Json.parse(JSON.parse(JSON.stringify(object)))

/** A delivery of an event that is due now. */
export const newDelivery = (world: Pick<World, 'now' | 'newId'>, event: string): DeliveryRecord => ({
  id: world.newId('del'),
  event,
  status: 'waiting',
  attempts: 0,
  nextAt: world.now(),
  since: world.now(),
  lastStatus: null,
})

/** Older delivered events are dropped, so that an emulator can run for days. */
const HISTORY = 1_000
export function recordEvent(
  world: Pick<World, 'state' | 'now' | 'cause' | 'newId'>,
  type: string,
  object: object,
  previous?: Json,
): void {
  const { state } = world
  const event = {
    id: world.newId('evt'),
    type,
    created: world.now(),
    object: asJson(object),
    previous: previous ?? null,
    request: world.cause?.request ?? null,
    key: world.cause?.key ?? null,
  }
  state.events.push(event)
  state.deliveries.push(newDelivery(world, event.id))
  const oldest = state.events.length > HISTORY ? state.events[0]?.id : undefined
  const open = state.deliveries.some(
    (delivery) => delivery.event === oldest && (delivery.status === 'waiting' || delivery.status === 'held'),
  )
  if (oldest === undefined || open) return
  state.events.shift()
  for (let index = state.deliveries.length - 1; index >= 0; index -= 1)
    if (state.deliveries[index]?.event === oldest) state.deliveries.splice(index, 1)
}

const finder =
  <R extends { readonly id: string }>(pick: (state: StripeState) => readonly R[]) =>
  (world: World, id: string | null): R | undefined =>
    id === null ? undefined : pick(world.state).findLast((record) => record.id === id)

export const customerOf = finder((state) => state.customers)
export const methodOf = finder((state) => state.paymentMethods)
export const setupIntentOf = finder((state) => state.setupIntents)
export const paymentIntentOf = finder((state) => state.paymentIntents)
export const subscriptionOf = finder((state) => state.subscriptions)
export const invoiceOf = finder((state) => state.invoices)
export const sessionOf = finder((state) => state.sessions)
export const chargeOf = finder((state) => state.charges)
export const couponOf = finder((state) => state.coupons)
export const promotionCodeOf = finder((state) => state.promotionCodes)

export function priceOf(world: World, id: string): CataloguePrice {
  const price = world.prices.find((known) => known.id === id)
  if (price === undefined) throw new Error(`The price ${id} of a stored object is not in the catalogue.`)
  return price
}
