import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { AdminRole } from '#shared/catalog/admin.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { StoredInstant, toStored, ttlOf } from '#platform/table/instant.ts'
import { auditDay, keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { AuditEntry } from './model.ts'

const PAGE = 100

const AuditItem = z.object({
  id: z.string(),
  at: StoredInstant,
  adminId: z.string(),
  role: AdminRole,
  act: z.string(),
  subject: z.nullable(z.string()),
  outcome: z.enum(['begun', 'refused']),
  code: z.nullable(z.string()),
  requestId: z.string(),
})

/**
 * The audit log: an item an act, a partition a day. No function may change or remove one; each goes by itself
 * when its time is over.
 */
export const auditLog = (table: Table) => ({
  async append(entry: AuditEntry) {
    const ends = new Date(entry.at.getTime() + POLICY.auditLogYears * 365 * DAY)
    const written = await table.put(
      { ...keys.audit(entry.at, entry.id), ...entry, at: toStored(entry.at), ttl: ttlOf(ends) },
      { expression: 'attribute_not_exists(pk)' },
    )
    if (!written) throw new Error('an audit record exists already')
  },
})

/** The same to be read: the ids begin with their time, so a day's order is theirs. */
export const auditTrail = (table: Table) => ({
  /** Of a day, `2026-11-21`, newest first: those before the one of this id, or the newest. */
  async page(
    day: string,
    before: string | null,
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly more: boolean }> {
    const { items, last } = await table.query({
      KeyConditionExpression: before === null ? 'pk = :pk' : 'pk = :pk AND sk < :before',
      ExpressionAttributeValues: { ':pk': auditDay(day), ...(before === null ? {} : { ':before': before }) },
      ScanIndexForward: false,
      Limit: PAGE,
      ConsistentRead: true,
    })
    return { entries: items.map((item) => AuditItem.parse(item)), more: last !== null }
  },
})

export type AuditTrail = ReturnType<typeof auditTrail>
