import { absent, below, isNot } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { AuditRecord } from '#shared/models/admin/operation.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { type Stored, StoredInstant, ttlOf } from '#platform/table/instant.ts'
import { auditDay, keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'

const PAGE = 100

const AuditItem = z.extend(AuditRecord, {
  at: StoredInstant,
  kind: z._default(AuditRecord.shape.kind, 'act'),
})

/** One item for the beginning of an act and one for its outcome; `act` is `signIn` for an opened session. */
export type AuditEntry = Stored<typeof AuditItem>

/**
 * The audit log, with an item for the beginning and one for the outcome of each act, and a partition per day.
 * No function may change or delete an item; each expires by its TTL.
 */
export const auditLog = (table: Table) => ({
  async append(entry: AuditEntry) {
    const ends = new Date(entry.at.getTime() + POLICY.auditLogYears * 365 * DAY)
    const written = await table.put(
      { ...keys.audit(entry.at, entry.id), ...entry, ttl: ttlOf(ends) },
      absent('pk'),
    )
    if (!written) throw new Error('an audit record exists already')
  },
})

/** Reads the audit log. Ids are time-ordered, so their order is that of the day. */
export const auditTrail = (table: Table) => ({
  /** Entries of a day, `2026-11-21`, newest first, from before the given id; `acts` leaves out reads. */
  async page(
    day: string,
    before: string | null,
    show: 'acts' | 'all' = 'all',
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly more: boolean }> {
    const entries: AuditEntry[] = []
    let after: Item | null = null
    do {
      const page: { items: readonly Item[]; last: Item | null } = await table.query({
        keys: [{ pk: auditDay(day) }, before === null ? [] : below('sk', before)],
        ...(show === 'acts' ? { filter: isNot('kind', 'read') } : {}),
        descending: true,
        limit: PAGE,
        consistent: true,
        after,
      })
      entries.push(...page.items.map((item) => AuditItem.parse(item)))
      after = page.last
    } while (after !== null && entries.length < PAGE)
    return { entries: entries.slice(0, PAGE), more: after !== null || entries.length > PAGE }
  },
})
