import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant, toStored, ttlOf, withStoredInstants } from '#platform/table/instant.ts'

/** The provider retries an event for three days; a month is more than enough to recognize a repeated one. */
const KEPT_MS = 30 * DAY

/** Why an event needed no sync. */
const EventNote = z.enum(['unknown_customer', 'unknown_user'])
export type EventNote = z.infer<typeof EventNote>

const EventItem = z.object({
  /** `evt_…`. The provider may send an event more than once under the same id. */
  id: z.string(),
  type: z.string(),
  /** The provider's time, in whole seconds: too coarse to put events in order. */
  createdAt: StoredInstant,
  /** Null when the event names no customer. */
  customerId: z.nullable(z.string()),
  /** The charge of an event that names no customer. */
  chargeId: z.nullable(z.string()),
  /** `ignored`: the event is not one of HANDLED_EVENTS. */
  state: z.enum(['received', 'done', 'ignored']),
  note: z.nullable(EventNote),
  receivedAt: StoredInstant,
})

export type KeptEvent = Stored<typeof EventItem>

/**
 * The part of a provider's event that is kept: ids and times. The payload is not kept, because the provider
 * is always asked for the current state.
 */
export type ProviderEvent = Omit<KeptEvent, 'state' | 'note' | 'receivedAt'>

export const eventFromItem = (item: Item): KeptEvent => EventItem.parse(item)

/** With `dueAt` the item is in the index of open work until the event is done. */
export const eventToItem = (event: KeptEvent, dueAt: Date | null): Item => ({
  ...keys.providerEvent(event.id),
  ...withStoredInstants(event),
  ttl: ttlOf(new Date(event.receivedAt.getTime() + KEPT_MS)),
  ...(dueAt === null ? {} : { openPk: openShard(event.id), openSk: toStored(dueAt) }),
})
