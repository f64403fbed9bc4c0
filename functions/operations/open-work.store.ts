import { exists } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { OperationKind } from '#shared/catalog/admin.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys, OPEN_WORK_SHARDS, type Key } from '#platform/table/keys.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import { duePage } from '#platform/table/shard-page.ts'
import type { Table } from '#platform/table/table.ts'
import type { Page } from '#platform/walk.ts'
import type { OpenWork } from './model.ts'

const EventItem = z.object({ receivedAt: StoredInstant })

/** Reads open work from the sparse index. */
export function openWorkStore(table: Table) {
  return {
    /** A page of unfinished work that was due by `now`, in one shard or in all. */
    async due(now: Date, after: string | null, shard: number | null = null): Promise<Page<OpenWork>> {
      const { found, next } = await duePage(table, OPEN_WORK_SHARDS, { now, shard, after })
      return { found: found.flatMap(workOf), next }
    },
    /**
     * Postpones the due time, so that the next sweeps skip the work. `endLease` releases it from a worker
     * that is known to be dead. Returns since when an event has been waiting; null for other work, and for
     * work that was finished meanwhile.
     */
    async defer(work: OpenWork, dueAt: Date, endLease: boolean) {
      const ends = endLease && work.kind !== 'event' && work.kind !== 'mailbox'
      const deferred = await table.update(keyOf(work), {
        set: { openSk: dueAt, leaseUntil: ends ? null : undefined },
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
  if (work.kind === 'export') return keys.dataExport(work.userId)
  if (work.kind === 'mailbox') return keys.gmail(work.userId)
  if (work.kind === 'discard') return keys.discard(work.userId)
  if (work.kind === 'revision') return keys.revision(work.userId, work.emailId)
  return work.kind === 'run' ? keys.run(work.userId, work.runId) : keys.email(work.userId, work.emailId)
}

const EVENT = 'STRIPEEVENT#'
const OPERATION = keys.operation('').pk

function workOf({ pk, sk }: Key): readonly OpenWork[] {
  if (pk.startsWith(EVENT)) return [{ kind: 'event', eventId: pk.slice(EVENT.length) }]
  if (pk.startsWith(OPERATION)) {
    const operation = OperationKind.safeParse(pk.slice(OPERATION.length)).data
    return operation === undefined ? [] : [{ kind: 'operation', operation }]
  }
  const userId = userIdOf({ pk })
  if (sk.startsWith('RUN#') || sk.startsWith('OWN#'))
    return [{ kind: 'run', userId, runId: sk.slice('RUN#'.length), trigger: 'manual' }]
  if (sk.startsWith('OUTREACH#')) return [{ kind: 'email', userId, emailId: sk.slice('OUTREACH#'.length) }]
  if (sk.startsWith('REVISION#')) return [{ kind: 'revision', userId, emailId: sk.slice('REVISION#'.length) }]
  if (sk.startsWith('MERGE#')) return [{ kind: 'merge', userId, secondaryId: sk.slice('MERGE#'.length) }]
  if (sk === 'DISCARD') return [{ kind: 'discard', userId }]
  if (sk === 'ERASURE') return [{ kind: 'deletion', userId }]
  if (sk === 'EXPORT') return [{ kind: 'export', userId }]
  if (sk === 'GMAIL') return [{ kind: 'mailbox', userId }]
  return []
}
