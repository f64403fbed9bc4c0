import type { Admin as Wire } from '#shared/models/admin/admin.ts'
import type { Admin } from './model.ts'

/** An admin on the wire. */
export const adminView = (admin: Admin): Wire => ({ ...admin, createdAt: admin.createdAt.toISOString() })
