import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant, toStored, ttlOf, withStoredInstants } from '#platform/table/instant.ts'

/** The provider sends an event again for three days; ids older than a month are of no use to anybody. */
const KEPT_MS = 30 * DAY

/** Why an event was done without work. */
const EventNote = z.enum(['unknown_customer', 'unknown_user'])
export type EventNote = z.infer<typeof EventNote>

const EventItem = z.object({
  /** `evt_…`; the provider sends an event more than once under the same id. */
  id: z.string(),
  type: z.string(),
  /** At the provider, to the second: no order of events. */
  createdAt: StoredInstant,
  /** Customer whom it concerns, where the event names one. */
  customerId: z.nullable(z.string()),
  /** Charge whom it concerns, for events that name no customer. */
  chargeId: z.nullable(z.string()),
  /** `ignored`: of a type that changes nothing here. */
  state: z.enum(['received', 'done', 'ignored']),
  note: z.nullable(EventNote),
  receivedAt: StoredInstant,
})

export type KeptEvent = Stored<typeof EventItem>

/**
 * What is kept of an event at the payment provider: ids and times. Its payload is read by nobody, for the
 * provider is asked anew.
 */
export type ProviderEvent = Omit<KeptEvent, 'state' | 'note' | 'receivedAt'>

export const eventFromItem = (item: Item): KeptEvent => EventItem.parse(item)

/** With `dueAt` it stands in the index of open work until it is done. */
export const eventToItem = (event: KeptEvent, dueAt: Date | null): Item => ({
  ...keys.providerEvent(event.id),
  ...withStoredInstants(event),
  ttl: ttlOf(new Date(event.receivedAt.getTime() + KEPT_MS)),
  ...(dueAt === null ? {} : { openPk: openShard(event.id), openSk: toStored(dueAt) }),
})
