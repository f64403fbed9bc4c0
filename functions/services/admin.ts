import * as z from 'zod/mini'
import { secondFactors } from '#functions/admin/second-factor/second-factor.store.ts'
import { totp } from '#vendors/otp/totp.ts'
import { readEnvironment } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import { adminLogins, adminSessions, signInAttempts } from '#functions/admin/admin-sign-in.store.ts'
import { adminStore } from '#functions/admin/admin.store.ts'
import { auditLog, auditTrail } from '#functions/admin/audit.store.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const admins = lazy(() => adminStore(table()))
export const sessionsOfAdmins = lazy(() => adminSessions(table()))
export const loginsOfAdmins = lazy(() => adminLogins(table()))
export const attemptsOfAdmins = lazy(() => signInAttempts(table()))
export const audit = lazy(() => auditLog(table()))
export const trail = lazy(() => auditTrail(table()))

export const factorServices = {
  factors: lazy(() => secondFactors(table())),
  totp: () => totp,
  fingerprints: () => fingerprints,
}

const Environment = z.object({
  ADMIN_SECOND_FACTOR: z._default(z.enum(['required', 'optional']), 'optional'),
  ADMIN_GOODWILL: z._default(z.enum(['super_admin', 'admin']), 'super_admin'),
})

export const needsSecondFactor = (): boolean =>
  readEnvironment(Environment).ADMIN_SECOND_FACTOR === 'required'

/** Whether admins who are not super admins may refund payments and give days and emails. */
export const adminsGive = (): boolean => readEnvironment(Environment).ADMIN_GOODWILL === 'admin'
