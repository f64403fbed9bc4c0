import { absent, exists } from '#platform/table/expressions.ts'
import { eventFromItem, eventToItem } from './event.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { ProviderEvent, EventNote } from './event-model.ts'

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
    /** Marks an event as done and takes it out of the open work. */
    async finish(eventId: string, note: EventNote | null, now: Date) {
      await table.update(keys.providerEvent(eventId), {
        set: { state: 'done', note, doneAt: toStored(now) },
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
    set: { state: 'received', note: null, openPk: openShard(eventId), openSk: toStored(dueAt) },
    remove: ['doneAt'],
    when: exists('pk'),
  })
}
