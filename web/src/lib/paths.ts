import { BRAND } from '#shared/brand.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { startGmail } from '#shared/contracts/auth.ts'

/** Every address of the site. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  pricing: '/#pricing',
  faq: '/#faq',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundPolicy: '/refund-policy',
  login: '/login',
  sessionExpired: '/login?reason=session_expired',
  signup: '/signup',
  /** What a plan's button leads to before the page is alive and the choice can be stored. */
  signupWith: (plan: PlanId) => `/signup?plan=${plan}`,
  accountLinking: '/account-linking',
  success: '/success',
  configuration: '/dashboard',
  tracker: '/dashboard/tracker',
  account: '/dashboard/account',
  support: `mailto:${BRAND.supportEmail}`,
  /** Leaves the app: sign-in without a session, Gmail connection with one. */
  googleStart: startGmail.path,
} as const
