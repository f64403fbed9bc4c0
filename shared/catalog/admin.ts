import * as z from 'zod/mini'

export const AdminRole = z.enum(['admin', 'super_admin'], 'Choose a role.')
export type AdminRole = z.infer<typeof AdminRole>

export const ADMIN = {
  /** A password's length in characters. Argon2id takes any length; the upper bound keeps a request small. */
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  /** How long a sign-in lasts. */
  sessionHours: 24,
  /** Failed sign-ins that lock an account or network; the lock doubles each further time, up to the maximum. */
  attempts: 5,
  attemptWindowMinutes: 15,
  lockMinutes: 15,
  lockMostHours: 24,
  /** Number of single-use recovery codes. */
  recoveryCodes: 10,
  codeMax: 40,
  pageSize: 25,
  pageSizeMost: 100,
  statisticsDays: 30,
} as const

/** What is typed to find a user, in characters. */
export const FIND = { textMin: 2, textMax: 254 } as const

/** The most that staff refund or give at once, and the characters of their reason. */
export const GOODWILL = {
  refundMostCents: 100_000,
  emailsMost: 30,
  reasonLeast: 3,
  reasonMost: 500,
} as const

/** The headers of an admin's credentials; encodeURIComponent encodes letters that headers do not allow. */
export const ADMIN_HEADERS = {
  email: 'x-admin-email',
  password: 'x-admin-password',
  /** The code of the second factor, only sent at a sign-in. */
  code: 'x-admin-code',
} as const

export const SYSTEM_LIMITS = {
  emailsPerDayPerUser: { min: 0, max: 100 },
  responseTimeoutHours: { min: 1, max: 720 },
} as const

export const OperationKind = z.enum(
  ['sync_users', 'refresh_gmail_tokens', 'test_automation'],
  'Choose what to run.',
)
export type OperationKind = z.infer<typeof OperationKind>
