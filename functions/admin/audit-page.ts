import type { AuditRecord } from '#shared/models/admin/operation.ts'
import type { AuditTrail } from './audit.store.ts'
import type { AuditEntry } from './model.ts'

interface Wanted {
  /** `2026-11-21`, UTC. */
  readonly day: string
  readonly cursor?: string | undefined
  readonly show: 'acts' | 'all'
}

interface AuditDeps {
  readonly trail: AuditTrail
  readonly users: { addresses(userIds: readonly string[]): Promise<Record<string, string>> }
}

/**
 * A page of a day's audit log, newest first, with one record per act: its outcome, or its beginning if no
 * outcome is recorded; and the addresses of the accounts in it. The cursor is the id of the oldest entry
 * read.
 */
export async function auditPage(
  { day, cursor, show }: Wanted,
  { trail, users }: AuditDeps,
): Promise<{ records: AuditRecord[]; userEmails: Record<string, string>; nextCursor: string | null }> {
  const { entries, more } = await trail.page(day, cursor ?? null, show)
  const read = more ? withoutSplitAct(entries) : entries
  const subjects = new Set(read.flatMap(({ subject }) => (subject?.startsWith('usr_') ? [subject] : [])))
  const ended = new Set(read.filter(({ outcome }) => outcome !== 'begun').map(actKey))
  return {
    records: read
      .filter((entry) => entry.outcome !== 'begun' || !ended.has(actKey(entry)))
      .map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    userEmails: await users.addresses([...subjects]),
    nextCursor: more ? (read.at(-1)?.id ?? null) : null,
  }
}

const actKey = ({ requestId, act, subject }: AuditEntry): string => `${requestId} ${act} ${subject}`

/** Leaves an outcome whose beginning is on the next page to that page. */
const withoutSplitAct = (entries: readonly AuditEntry[]): readonly AuditEntry[] =>
  entries.length > 1 && entries.at(-1)?.outcome !== 'begun' ? entries.slice(0, -1) : entries
