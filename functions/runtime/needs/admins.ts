import { adminStore } from '#adapters/dynamo/admin-store.ts'
import { auditTrail } from '#adapters/dynamo/audit-log.ts'
import { argon2Hasher } from '#adapters/passwords/argon2-passwords.ts'
import { random } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const admins = lazy(() => adminStore(table()))
export const trail = lazy(() => auditTrail(table()))
export const hasher = lazy(() => argon2Hasher(random))
