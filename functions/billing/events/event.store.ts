import { absent, exists } from '#platform/table/expressions.ts'
import { type Stored, StoredInstant, ttlOf } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table, Item } from '#platform/table/table.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'

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

const Named = z.object({ id: z.string() })

const eventFromItem = (item: Item): KeptEvent => EventItem.parse(item)

/** With `dueAt` the item is in the index of open work until the event is done. */
const eventToItem = (event: KeptEvent, dueAt: Date | null): Item => ({
  ...keys.providerEvent(event.id),
  ...event,
  ttl: ttlOf(new Date(event.receivedAt.getTime() + KEPT_MS)),
  ...(dueAt === null ? {} : { openPk: openShard(event.id), openSk: dueAt }),
})

/** The payment provider's events by id. An event that is already stored is never overwritten. */
export function eventStore(table: Table) {
  const find = async (eventId: string) => {
    const item = await table.get(keys.providerEvent(eventId))
    return item && eventFromItem(item)
  }
  return {
    find,
    /**
     * Stores an event that is new: as open work that falls due at `dueAt`, or as ignored when `dueAt` is
     * null. Returns the event as it was already stored, or null when it is new.
     */
    async keep(event: ProviderEvent, now: Date, dueAt: Date | null) {
      const state = dueAt === null ? 'ignored' : 'received'
      const item = eventToItem({ ...event, state, note: null, receivedAt: now }, dueAt)
      return (await table.put(item, absent('pk'))) ? null : await find(event.id)
    },
    /** Which of up to a hundred events are stored. */
    async known(eventIds: readonly string[]): Promise<ReadonlySet<string>> {
      const items = await table.getMany(eventIds.map(keys.providerEvent), { only: ['id'] })
      return new Set(items.flatMap((item) => (item === null ? [] : [Named.parse(item).id])))
    },
    /** Marks an event as done and takes it out of the open work. */
    async finish(eventId: string, note: EventNote | null, now: Date) {
      await table.update(keys.providerEvent(eventId), {
        set: { state: 'done', note, doneAt: now },
        remove: ['openPk', 'openSk'],
        when: exists('pk'),
      })
    },
  }
}

export type EventStore = ReturnType<typeof eventStore>

/**
 * Makes an event open work again, whatever its state, so that an operator can have it applied once more. Does
 * nothing when the event does not exist.
 */
export async function reopenEvent(table: Table, eventId: string, dueAt: Date): Promise<void> {
  await table.update(keys.providerEvent(eventId), {
    set: { state: 'received', note: null, openPk: openShard(eventId), openSk: dueAt },
    remove: ['doneAt'],
    when: exists('pk'),
  })
}
