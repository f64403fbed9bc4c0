import { SESSION } from '#shared/catalog/constants.ts'

export const SESSION_EXPIRED = {
  title: 'Session Expired',
  description: "For your security, you've been logged out due to inactivity.",
} as const

export const EXTENSION_FAILED = {
  title: 'Extension Failed',
  description: 'Unable to extend session. Please log in again.',
} as const

export const SESSION_EXTENDED = {
  title: 'Session extended',
  description: `You stay logged in for another ${SESSION.idleMinutes} minutes.`,
} as const

export const STAY = 'Stay Logged In'
export const LEAVE = 'Logout Now'
