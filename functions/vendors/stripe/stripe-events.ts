import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { ProviderEvent } from '#functions/billing/events/event.store.ts'
import type { Page } from '#platform/walk.ts'
import { eventOf } from './signed-events.ts'
import { callStripe } from './stripe-client.ts'

/** Events per page, Stripe's maximum. */
const PAGE = 100
/** Stripe lists by at most twenty types at a time. */
const TYPES = 20

const Cursor = z.object({ from: z.number(), after: z.nullable(z.string()) })

/** Both ends in whole seconds; the second is not included. */
export interface EventWindow {
  readonly from: Date
  readonly to: Date
}

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Stripe's list of events. Throws AppError unavailable. */
export const stripeEvents = (stripe: Stripe) => ({
  /**
   * A page of the events of these types, of a time that ended a while ago, so that pages neither overlap nor leave
   * gaps. Stripe keeps events for thirty days (docs.stripe.com/api/events/list).
   */
  async page(
    wanted: readonly string[],
    { from, to }: EventWindow,
    after: string | null,
  ): Promise<Page<ProviderEvent>> {
    const place = after === null ? { from: 0, after: null } : Cursor.parse(JSON.parse(after))
    const types = wanted.slice(place.from, place.from + TYPES)
    const { data, has_more } = await callStripe(() =>
      stripe.events.list({
        types,
        created: { gte: inSeconds(from), lt: inSeconds(to) },
        limit: PAGE,
        ...(place.after === null ? {} : { starting_after: place.after }),
      }),
    )
    const isLast = !has_more && place.from + TYPES >= wanted.length
    const next = has_more
      ? { ...place, after: data.at(-1)?.id ?? null }
      : { from: place.from + TYPES, after: null }
    return {
      found: data.flatMap((value) => eventOf(value) ?? []),
      next: isLast ? null : JSON.stringify(next),
    }
  },
})
