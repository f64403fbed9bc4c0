import { adminStore } from '#functions/admin/admin.store.ts'
import { auditTrail } from '#functions/admin/audit.store.ts'
import { argon2Hasher } from '#vendors/argon2/argon2-passwords.ts'
import { random } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const admins = lazy(() => adminStore(table()))
export const trail = lazy(() => auditTrail(table()))
export const hasher = lazy(() => argon2Hasher(random))
