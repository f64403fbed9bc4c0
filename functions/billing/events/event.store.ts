import { absent, exists } from '#platform/table/expressions.ts'
import { eventFromItem, eventToItem } from './event.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { ProviderEvent, EventNote } from './event-model.ts'

/**
 * Events at the payment provider, each under its own id: an item that stands already is never written over.
 */
export function eventStore(table: Table) {
  const find = async (eventId: string) => {
    const item = await table.get(keys.providerEvent(eventId))
    return item && eventFromItem(item)
  }
  return {
    find,
    /**
     * Keeps an event that was not seen before, as open work that falls due at `dueAt`, or as ignored without
     * it. Returns what stood there already, or null when the event is new.
     */
    async keep(event: ProviderEvent, now: Date, dueAt: Date | null) {
      const state = dueAt === null ? 'ignored' : 'received'
      const item = eventToItem({ ...event, state, note: null, receivedAt: now }, dueAt)
      return (await table.put(item, absent('pk'))) ? null : await find(event.id)
    },
    /** Ends the work on an event; once done it stays done. */
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
 * Makes an event open work again, whatever became of it, for an operator who wants it applied once more. An
 * event that is not there stays so.
 */
export async function reopenEvent(table: Table, eventId: string, dueAt: Date): Promise<void> {
  await table.update(keys.providerEvent(eventId), {
    set: { state: 'received', note: null, openPk: openShard(eventId), openSk: toStored(dueAt) },
    remove: ['doneAt'],
    when: exists('pk'),
  })
}
