import type { Admin as Wire } from '#shared/models/admin/admin.ts'
import type { Admin } from './model.ts'

/** An admin as sent to the browser. */
export const adminView = (admin: Admin): Wire => ({ ...admin, createdAt: admin.createdAt.toISOString() })
