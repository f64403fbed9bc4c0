import { adminLogins, adminSessions, signInAttempts } from '#adapters/dynamo/admin-sign-in-store.ts'
import { auditLog } from '#adapters/dynamo/audit-log.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const sessionsOfAdmins = lazy(() => adminSessions(table()))
export const loginsOfAdmins = lazy(() => adminLogins(table()))
export const attemptsOfAdmins = lazy(() => signInAttempts(table()))
export const audit = lazy(() => auditLog(table()))
export const passwordsOfAdmins = () => argon2Passwords
