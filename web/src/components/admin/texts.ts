import { ADMIN } from '#shared/catalog/admin.ts'
import type { AdminEnd } from '#web/lib/admin/admin-session.ts'

/** Texts the specification quotes, word for word. */
export const AUTHENTICATION_FAILED = {
  title: 'Authentication failed',
  description: 'Invalid credentials',
} as const
export const AUTHENTICATION_ERROR = {
  title: 'Authentication error',
  description: 'Unable to authenticate. Please try again.',
} as const

/** Why the previous session ended, in our own words. */
export const ENDS: Readonly<Record<AdminEnd, string>> = {
  signed_out: 'You are signed out.',
  expired: `You were signed out: a sign-in lasts ${ADMIN.sessionHours} hours. Sign in again to continue.`,
  refused: 'Your sign-in is no longer valid. Sign in again; if that fails, ask a super admin.',
}

export const ROLE_LABELS = { admin: 'Admin', super_admin: 'Super admin' } as const
