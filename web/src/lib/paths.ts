import { BRAND } from '#shared/brand.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { startGmail } from '#shared/contracts/account/auth.ts'
import { startGmailSignup } from '#shared/contracts/account/sign-up.ts'

/** Every address of the site. */
export const paths = {
  home: '/',
  /** The draft before an account. */
  tryIt: '/#try',
  howItWorks: '/#how-it-works',
  pricing: '/#pricing',
  faq: '/#faq',
  about: '/about',
  contact: '/contact',
  hubDiagram: '/hub-diagram',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${slug}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundPolicy: '/refund-policy',
  /** For people who received an email. */
  recipients: '/recipients',
  login: '/login',
  sessionExpired: '/login?reason=session_expired',
  signup: '/signup',
  /** The sign-up for a plan, prerendered with its name and price. */
  signupWith: (plan: PlanId) => `/signup?plan=${plan}`,
  accountLinking: '/account-linking',
  checkout: '/checkout',
  /** For a signed-in user; the session says whose order it is. */
  checkoutOf: (plan: PlanId) => `/checkout?plan=${plan}&auto_login=true&gmail_signup=true`,
  gmailSignupTest: '/gmail-signup-test',
  paymentFailed: '/payment-failed',
  success: '/success',
  accountDeleted: '/account-deleted',
  /** Where the link of a mail of reminders leads. */
  stopReminders: '/stop-reminders',
  /** The router's pattern for every section of the dashboard. */
  dashboardPattern: '/dashboard/:section?',
  configuration: '/dashboard',
  resume: '/dashboard/resume',
  tracker: '/dashboard/tracker',
  /** The tracker with one email open. */
  email: (id: string) => `/dashboard/tracker?entry=${id}`,
  /** The people to choose from before anything is written. */
  shortlist: '/dashboard/shortlist',
  /** Where an email is written to a posting that the user found. */
  ownPosting: '/dashboard/posting',
  account: '/dashboard/account',
  /** The account with the change of plan opened. */
  changePlan: '/dashboard/account?change=plan',
  /** The account with the question whether to pause opened. */
  foundJob: '/dashboard/account?found=job',
  privacy: '/privacy',
  /** Behind an admin's credentials, not behind the session of a user. */
  admin: '/admin',
  /** What staff have to look at; `list` names the open list. */
  adminWork: '/admin/work',
  adminNumbers: '/admin/numbers',
  adminUsers: '/admin?tab=users',
  /** The page of one user, for staff; `tab` is the part that is open. */
  adminUser: (id: string, tab?: string) => `/admin/users/${id}${tab === undefined ? '' : `?tab=${tab}`}`,
  /** One ticket, opened on the page of its user. */
  adminTicket: (id: string, number: string) => `/admin/users/${id}?tab=tickets&ticket=${number}`,
  security: '/security',
  /** Where the card provider sends the browser when it had to leave the site to keep a card. */
  setupReturn: '/dashboard?setup_success=true',
  support: `mailto:${BRAND.supportEmail}`,
  /** Leaves the app: sign-in without a session, Gmail connection with one. */
  googleStart: startGmail.path,
  /** Leaves the app: sign-in, also where a session is open. */
  googleSignIn: `${startGmail.path}?for=sign_in`,
  /** Leaves the app: sign-up with a plan, ends at the checkout of that plan. */
  googleSignup: (plan: PlanId) => `${startGmailSignup.path}?plan=${plan}`,
} as const

/** Not one of `paths`, so that production builds do not contain it. */
export const CHECKOUT_TEST_PATH = '/checkout-test'

/** Whether a page can only be seen with a session. */
export const isProtectedPath = (pathname: string): boolean =>
  [paths.configuration, paths.privacy].some((path) => pathname === path || pathname.startsWith(`${path}/`))
