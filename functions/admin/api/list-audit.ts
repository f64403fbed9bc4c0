import type { AuditEntry } from '../model.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { adminUsers } from '#functions/services/admin-users.ts'
import { trail } from '#functions/services/admin.ts'
import { listAudit } from '#shared/contracts/admin/admins.ts'

const actKey = ({ requestId, act, subject }: AuditEntry): string => `${requestId} ${act} ${subject}`

/** Leaves an outcome whose beginning is on the next page to that page. */
const withoutSplitAct = (entries: readonly AuditEntry[]): readonly AuditEntry[] =>
  entries.length > 1 && entries.at(-1)?.outcome !== 'begun' ? entries.slice(0, -1) : entries

/**
 * One record per act: its outcome, or its beginning if no outcome is recorded. The cursor is the id of the
 * oldest entry read.
 */
export const handler = adminEndpoint(listAudit, { trail, users: adminUsers }, async ({ query, deps }) => {
  const { entries, more } = await deps.trail.page(query.day, query.cursor ?? null, query.show)
  const read = more ? withoutSplitAct(entries) : entries
  const subjects = new Set(read.flatMap(({ subject }) => (subject?.startsWith('usr_') ? [subject] : [])))
  const ended = new Set(read.filter(({ outcome }) => outcome !== 'begun').map(actKey))
  return {
    records: read.filter((entry) => entry.outcome !== 'begun' || !ended.has(actKey(entry))),
    userEmails: await deps.users.addresses([...subjects]),
    nextCursor: more ? (read.at(-1)?.id ?? null) : null,
  }
})
