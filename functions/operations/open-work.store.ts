import { exists } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { OperationKind } from '#shared/catalog/admin.ts'
import { dueKeys } from '#platform/table/due-keys.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'
import { keys, OPEN_SHARDS, type Key } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { OpenWork } from './model.ts'

const EventItem = z.object({ receivedAt: StoredInstant })

/** How much one sweep takes from a shard; the next takes the rest. */
const BATCH = 100
const SHARDS = Array.from({ length: OPEN_SHARDS }, (_, shard) => `OPEN#${shard}`)

/** The sparse index over open work, read shard by shard: never a scan. */
export function openWorkStore(table: Table) {
  return {
    /** Work that fell due before `now` and nobody finished. */
    async due(now: Date): Promise<readonly OpenWork[]> {
      return (await dueKeys(table, SHARDS, { now, batch: BATCH })).flatMap(workOf)
    },
    /**
     * Moves the due time on, so that the next sweep leaves it alone for a while. `endLease` takes it from a
     * worker that is known to be dead. Returns since when an event has waited; null for other work, and for
     * what was finished meanwhile.
     */
    async defer(work: OpenWork, dueAt: Date, endLease: boolean) {
      const ends = endLease && work.kind !== 'event' && work.kind !== 'mailbox'
      const deferred = await table.update(keyOf(work), {
        set: { openSk: toStored(dueAt), leaseUntil: ends ? null : undefined },
        remove: ends ? ['leaseToken'] : [],
        when: exists('openPk'),
      })
      return work.kind === 'event' && deferred !== null ? EventItem.parse(deferred).receivedAt : null
    },
  }
}

export type OpenWorkStore = ReturnType<typeof openWorkStore>

function keyOf(work: OpenWork): Key {
  if (work.kind === 'event') return keys.providerEvent(work.eventId)
  if (work.kind === 'operation') return keys.operation(work.operation)
  if (work.kind === 'merge') return keys.merge(work.userId, work.secondaryId)
  if (work.kind === 'deletion') return keys.deletion(work.userId)
  if (work.kind === 'mailbox') return keys.gmail(work.userId)
  if (work.kind === 'discard') return keys.discard(work.userId)
  if (work.kind === 'revision') return keys.revision(work.userId, work.emailId)
  return work.kind === 'run' ? keys.run(work.userId, work.runId) : keys.email(work.userId, work.emailId)
}

const EVENT = 'STRIPEEVENT#'
const OPERATION = keys.operation('').pk

function workOf({ pk, sk }: Key): readonly OpenWork[] {
  if (pk.startsWith(EVENT)) return [{ kind: 'event', eventId: pk.slice(EVENT.length) }]
  if (pk.startsWith(OPERATION))
    return [{ kind: 'operation', operation: OperationKind.parse(pk.slice(OPERATION.length)) }]
  const userId = pk.slice('USER#'.length)
  if (sk.startsWith('RUN#'))
    return [{ kind: 'run', userId, runId: sk.slice('RUN#'.length), trigger: 'manual' }]
  if (sk.startsWith('OUTREACH#')) return [{ kind: 'email', userId, emailId: sk.slice('OUTREACH#'.length) }]
  if (sk.startsWith('REVISION#')) return [{ kind: 'revision', userId, emailId: sk.slice('REVISION#'.length) }]
  if (sk.startsWith('MERGE#')) return [{ kind: 'merge', userId, secondaryId: sk.slice('MERGE#'.length) }]
  if (sk === 'DISCARD') return [{ kind: 'discard', userId }]
  if (sk === 'ERASURE') return [{ kind: 'deletion', userId }]
  if (sk === 'GMAIL') return [{ kind: 'mailbox', userId }]
  return []
}
