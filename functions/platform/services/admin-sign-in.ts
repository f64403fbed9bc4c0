import { adminLogins, adminSessions, signInAttempts } from '#functions/admin/admin-sign-in.store.ts'
import { auditLog } from '#functions/admin/audit.store.ts'
import { argon2Passwords } from '#vendors/argon2/argon2-passwords.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const sessionsOfAdmins = lazy(() => adminSessions(table()))
export const loginsOfAdmins = lazy(() => adminLogins(table()))
export const attemptsOfAdmins = lazy(() => signInAttempts(table()))
export const audit = lazy(() => auditLog(table()))
export const passwordsOfAdmins = () => argon2Passwords
