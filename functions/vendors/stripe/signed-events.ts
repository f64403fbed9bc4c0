import type { ProviderEvent } from '#functions/billing/events/event.store.ts'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import { jsonOrNull } from '../kit/bounded-body.ts'
import type { Clock } from '#platform/clock.ts'

/** Tolerance in seconds between a signature's time and ours, in either direction. */
const TOLERANCE = 300

const Id = z.string().check(z.regex(/^[A-Za-z0-9_]{1,255}$/))

/** As lenient as possible, because events of unknown types are recorded too. */
const Event = z.object({
  id: Id,
  type: z.string().check(z.regex(/^[a-z0-9_.]{1,100}$/)),
  created: z.int(),
  data: z.object({
    object: z.object({
      object: z.optional(z.unknown()),
      id: z.optional(z.unknown()),
      customer: z.optional(z.unknown()),
      charge: z.optional(z.unknown()),
    }),
    previous_attributes: z.optional(z.nullable(z.object({ customer: z.optional(z.unknown()) }))),
  }),
})

/** A reference is an id, or the object itself when the endpoint is configured to expand it. */
const Reference = z.union([
  z.pipe(
    Id,
    z.transform((id) => ({ id })),
  ),
  z.object({ id: Id }),
])
const idOf = (reference: unknown): string | null => Reference.safeParse(reference).data?.id ?? null

function customerOf({ object, previous_attributes }: z.infer<typeof Event>['data']): string | null {
  if (object.object === 'customer') return idOf(object.id)
  // A detached card has no customer any more; `previous_attributes` names the former one.
  return idOf(object.customer) ?? idOf(previous_attributes?.customer)
}

/** Also rejects signatures from the future, which Stripe's package accepts. */
function isOfNow(header: string, now: Date): boolean {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1])
  return Math.abs(Math.floor(now.getTime() / 1000) - signedAt) <= TOLERANCE
}

/**
 * Only verifies: `constructEvent` also refuses signed thin events. Whatever the package throws, such as a
 * plain Error for an empty signature, the body is not known to be signed.
 */
function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  const { signature } = Stripe.webhooks
  try {
    return signature?.verifyHeader(body, header, secret, TOLERANCE, undefined, now.getTime()) === true
  } catch {
    return false
  }
}

/**
 * Verifies and parses a webhook: `unsigned` when no secret signed these bytes within 300 seconds of now,
 * `unreadable` when they are not an event.
 */
export function signedEvent(
  body: string,
  header: string,
  secrets: readonly string[],
  clock: Clock,
): ProviderEvent | 'unsigned' | 'unreadable' {
  const now = clock.now()
  if (!isOfNow(header, now) || !secrets.some((secret) => isSigned(body, header, secret, now)))
    return 'unsigned'
  return eventOf(jsonOrNull(body)) ?? 'unreadable'
}

/** An event as a webhook brings it or a list has it; null when it is not one. */
export function eventOf(value: unknown): ProviderEvent | null {
  const event = Event.safeParse(value).data
  if (event === undefined) return null
  const { id, type, created, data } = event
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    customerId: customerOf(data),
    chargeId: idOf(data.object.charge),
  }
}
