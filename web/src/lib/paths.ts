import { BRAND } from '#shared/brand.ts'
import { startGmail } from '#shared/contracts/auth.ts'

/** Every address of the site. */
export const paths = {
  home: '/',
  pricing: '/#pricing',
  howItWorks: '/#how-it-works',
  login: '/login',
  signup: '/signup',
  success: '/success',
  sessionExpired: '/login?reason=session_expired',
  configuration: '/dashboard',
  tracker: '/dashboard/tracker',
  account: '/dashboard/account',
  support: `mailto:${BRAND.supportEmail}`,
  /** Leaves the app: sign-in without a session, Gmail connection with one. */
  googleStart: startGmail.path,
} as const
