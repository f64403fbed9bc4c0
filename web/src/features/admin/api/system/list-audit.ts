import { listAudit } from '#shared/contracts/admin/admins.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

/** What was done on a day of UTC, newest first; `all` with what was only looked at. */
export const auditQuery = (day: string, show: 'acts' | 'all', cursor?: string) =>
  adminReadOptions(listAudit, { query: { day, show, ...(cursor === undefined ? {} : { cursor }) } })
