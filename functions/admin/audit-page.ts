import type { AuditRecord } from '#shared/models/operation.ts'
import type { AuditTrail } from './audit.store.ts'

/**
 * A page of what admins did on a day (`2026-11-21`, UTC), newest first. The cursor is the id of the oldest
 * that is known.
 */
export async function auditPage(
  { day, cursor }: { readonly day: string; readonly cursor?: string | undefined },
  { trail }: { trail: AuditTrail },
): Promise<{ records: AuditRecord[]; nextCursor: string | null }> {
  const { entries, more } = await trail.page(day, cursor ?? null)
  return {
    records: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    nextCursor: more ? (entries.at(-1)?.id ?? null) : null,
  }
}
