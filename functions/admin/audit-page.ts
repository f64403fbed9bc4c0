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
 * A page of what admins did on a day, newest first, a line an act: its end, or its beginning where no end is
 * known, and the address of each account that stands in it. The cursor is the id of the oldest record that was
 * read.
 */
export async function auditPage(
  { day, cursor, show }: Wanted,
  { trail, users }: AuditDeps,
): Promise<{ records: AuditRecord[]; userEmails: Record<string, string>; nextCursor: string | null }> {
  const { entries, more } = await trail.page(day, cursor ?? null, show)
  const read = more ? withoutHalf(entries) : entries
  const subjects = new Set(read.flatMap(({ subject }) => (subject?.startsWith('usr_') ? [subject] : [])))
  const ended = new Set(read.filter(({ outcome }) => outcome !== 'begun').map(nameOf))
  return {
    records: read
      .filter((entry) => entry.outcome !== 'begun' || !ended.has(nameOf(entry)))
      .map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    userEmails: await users.addresses([...subjects]),
    nextCursor: more ? (read.at(-1)?.id ?? null) : null,
  }
}

const nameOf = ({ requestId, act, subject }: AuditEntry): string => `${requestId} ${act} ${subject}`

/** An end whose beginning comes on the next page goes there with it. */
const withoutHalf = (entries: readonly AuditEntry[]): readonly AuditEntry[] =>
  entries.length > 1 && entries.at(-1)?.outcome !== 'begun' ? entries.slice(0, -1) : entries
