import { createHmac, randomInt } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { DeliveryRecord, EventRecord } from './records.ts'
import { API_VERSION, newDelivery, type World } from './world.ts'

export interface WebhookTarget {
  readonly url: string
  /** One secret, or two during a rotation: each signs. */
  readonly secrets: readonly string[]
}

/** Waits after an attempt that was not answered 2xx. Seconds, by the emulator's clock; three days in all. */
const BACKOFF = [5, 30, 300, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400] as const
const PATIENCE_MS = 20_000

export interface WebhookSwitches {
  /** Holds new deliveries until they are released. */
  hold: boolean
  /** Drops new deliveries. */
  drop: boolean
}

const sign = (payload: string, secret: string, at: number): string =>
  createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')

/** The signature header of a delivery. `at` in seconds. */
export const signatureOf = (payload: string, secrets: readonly string[], at: number): string =>
  [`t=${at}`, ...secrets.map((secret) => `v1=${sign(payload, secret, at)}`)].join(',')

/** The event as it is delivered. */
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

export type Webhooks = ReturnType<typeof webhooks>

/**
 * Sends waiting events one by one, and retries refused ones. `clock` is the receiver's, used in signatures.
 */
export function webhooks(world: World, target: () => WebhookTarget | null, clock: Clock, save: () => void) {
  const switches: WebhookSwitches = { hold: false, drop: false }
  let tail: Promise<void> = Promise.resolve()
  let closed = false
  const { deliveries, events } = world.state

  /** Deliveries released by hand, which the switches no longer affect. */
  const released = new WeakSet<DeliveryRecord>()

  /** Applies the switches to new deliveries. */
  const mark = (): void => {
    for (const delivery of deliveries.filter(
      (candidate) => candidate.status === 'waiting' && candidate.attempts === 0 && !released.has(candidate),
    )) {
      if (switches.drop) delivery.status = 'dropped'
      else if (switches.hold) delivery.status = 'held'
    }
  }

  const post = async (delivery: DeliveryRecord, url: string, secrets: readonly string[]): Promise<number> => {
    const event = events.find(({ id }) => id === delivery.event)
    if (event === undefined) return 200
    const payload = JSON.stringify(renderEvent(world, event), null, 2)
    const signature = signatureOf(payload, secrets, Math.floor(clock.now().getTime() / 1000))
    const answer = await fetch(url, {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
    })
    await answer.arrayBuffer()
    return answer.status
  }

  const attempt = async (delivery: DeliveryRecord): Promise<void> => {
    const to = target()
    if (to === null) {
      delivery.status = 'dropped'
      return
    }
    // An unreachable receiver is treated like one that refuses.
    const status = await post(delivery, to.url, to.secrets).catch(() => null)
    delivery.attempts += 1
    delivery.lastStatus = status
    const wait = BACKOFF[delivery.attempts - 1]
    if (status !== null && status >= 200 && status < 300) delivery.status = 'delivered'
    else if (wait === undefined) delivery.status = 'failed'
    else delivery.nextAt = world.now() + wait
  }

  const run = async (): Promise<void> => {
    const ready = () =>
      deliveries.find((delivery) => delivery.status === 'waiting' && delivery.nextAt <= world.now())
    for (let next = ready(); next !== undefined; next = ready()) {
      if (closed) return
      await attempt(next)
      save()
    }
  }

  const flush = (): Promise<void> => {
    mark()
    tail = tail.then(run)
    return tail
  }

  return {
    switches,
    /** Applies the switches to new deliveries and sends what is due; resolves when all were attempted. */
    flush,
    /** When the next attempt is due, in seconds; null when nothing waits. */
    nextAt: (): number | null =>
      deliveries
        .filter(({ status }) => status === 'waiting')
        .reduce<number | null>(
          (first, { nextAt }) => (first === null || nextAt < first ? nextAt : first),
          null,
        ),
    /** Releases held deliveries: in the given order of event ids, shuffled, or as they came. */
    async release(order: readonly string[] | 'shuffled' | 'as they came'): Promise<void> {
      const held = deliveries.filter(({ status }) => status === 'held')
      const chosen = Array.isArray(order)
        ? order.flatMap((id) => held.filter(({ event }) => event === id))
        : order === 'shuffled'
          ? shuffled(held)
          : held
      for (const delivery of chosen) {
        Object.assign(delivery, { status: 'waiting', nextAt: world.now() })
        released.add(delivery)
        deliveries.push(...deliveries.splice(deliveries.indexOf(delivery), 1))
      }
      tail = tail.then(run)
      await tail
    },
    /** Sends an event again, whatever its state. False when there is no such event. */
    async redeliver(event: string): Promise<boolean> {
      if (!events.some(({ id }) => id === event)) return false
      const again = newDelivery(world, event)
      released.add(again)
      deliveries.push(again)
      tail = tail.then(run)
      await tail
      return true
    },
    async close(): Promise<void> {
      closed = true
      await tail
    },
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(randomInt(left.length), 1))
}
