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

/** Our own. */
export const ENDS: Readonly<Record<AdminEnd, string>> = {
  signed_out: 'You are signed out. Your credentials are no longer kept in this browser.',
  expired: `You were signed out: credentials are kept for ${ADMIN.credentialHours} hours. Sign in again to continue.`,
  code: 'Your session ended. Sign in again with a new code from your authenticator app.',
  refused:
    'Your sign-in is no longer valid, so it was removed from this browser. Sign in again; if ' +
    'that fails, ask a super admin.',
}

/** Seconds as a time to wait, rounded up. */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}

export const ROLE_LABELS = { admin: 'Admin', super_admin: 'Super admin' } as const
