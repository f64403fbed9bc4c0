import { listAudit } from '#shared/contracts/admins.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

/** What was done on a day of UTC, newest first. */
export const auditQuery = (day: string, cursor?: string) =>
  adminReadOptions(listAudit, { query: { day, ...(cursor === undefined ? {} : { cursor }) } })
