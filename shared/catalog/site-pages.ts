import { BRAND } from '#shared/brand.ts'
import { CONTACT } from './constants.ts'
import { PLANS, TRIAL } from './plans.ts'

/** A page's metadata for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Absolute or root-relative URL of the preview picture; the site's default when absent. */
  readonly image?: string
  readonly type?: 'article'
  readonly unlisted?: true
}

export interface SitePage {
  /** Path in the router's syntax; a page with a parameter is rendered once per entry of its data. */
  readonly path: string
  /** Null when it depends on the page's data; the page then calls `useHead` itself. */
  readonly head: PageHead | null
}

const titled = (title: string) => `${title} · ${BRAND.name}`

/** The prerendered pages. A new one needs a row here and in web/src/app/public-pages.ts. */
export const SITE_PAGES = {
  home: {
    path: '/',
    head: {
      title: `${BRAND.name}: personal emails to hiring managers, drafted in your Gmail`,
      description: `${BRAND.name} finds jobs that fit your resume and the people who make the hire, and drafts a personal email to each in your own Gmail. You read, change and send.`,
    },
  },
  about: {
    path: '/about',
    head: {
      title: titled('About'),
      description: `What ${BRAND.name} is, how it works, what to expect in the first weeks, who it is for, and who makes it.`,
    },
  },
  contact: {
    path: '/contact',
    head: {
      title: titled('Contact'),
      description: `Write to ${BRAND.name}: a person reads your message and answers within ${CONTACT.replyHours} hours. Support hours are ${CONTACT.supportHours}.`,
    },
  },
  hubDiagram: {
    path: '/hub-diagram',
    head: {
      title: titled('The AI job-search process'),
      description: `From your resume to daily drafts: what you set once, and what ${BRAND.name} does with it every 24 hours, in one diagram.`,
    },
  },
  blog: {
    path: '/blog',
    head: {
      title: titled('Help Center'),
      description:
        'Short pages on writing to hiring managers: who to write to, what a first email holds, when to follow up, and when to apply formally instead.',
    },
  },
  blogPost: { path: '/blog/:slug', head: null },
  privacyPolicy: {
    path: '/privacy-policy',
    head: {
      title: titled('Privacy Policy'),
      description: `What ${BRAND.name} holds about you and about the people you write to, why, for how long, and how to see, export or delete it.`,
    },
  },
  termsOfService: {
    path: '/terms-of-service',
    head: {
      title: titled('Terms of Service'),
      description: `The contract between you and ${BRAND.name}: what it does, the trial, plans and renewal, canceling, and what you may not do with it.`,
    },
  },
  refundPolicy: {
    path: '/refund-policy',
    head: {
      title: titled('Refund Policy'),
      description: `When ${BRAND.name} refunds and when it does not, how to ask, and how to report a charge that you don’t recognize.`,
    },
  },
  recipients: {
    path: '/recipients',
    head: {
      title: titled('Why did I get an email?'),
      description: `For people who received an email from a user of ${BRAND.name}: see what we hold about you and where it comes from, and object without an account.`,
    },
  },
  signup: {
    path: '/signup',
    head: {
      title: titled('Start your trial in 5 minutes'),
      description: `Start a ${TRIAL.days}-day trial of ${BRAND.name} with ${TRIAL.emails} emails. Nothing is charged for ${TRIAL.days * 24} hours.`,
    },
  },
  login: {
    path: '/login',
    head: { title: titled('Log in'), description: `Log in to ${BRAND.name} with your Google account.` },
  },
} as const satisfies Record<string, SitePage>

export type SitePageId = keyof typeof SITE_PAGES

export const NOT_FOUND_HEAD: PageHead = {
  title: titled('404 Page Not Found'),
  description: 'This address leads nowhere.',
  unlisted: true,
}

/** Pages that are prerendered for each plan too: the address without the plan, the one with it, and its file. */
export const PLAN_PAGES = ['/signup', '/checkout'].flatMap((path) =>
  Object.keys(PLANS).map((plan) => ({
    path,
    plan,
    address: `${path}?plan=${plan}`,
    file: `${path}/${plan}.html`,
  })),
)

/** Path prefixes of the app's own pages, which need a session or a query. */
export const APP_PATHS: readonly string[] = [
  '/dashboard',
  '/checkout',
  '/success',
  '/payment-failed',
  '/account-linking',
  '/account-deleted',
  '/stop-reminders',
  '/privacy',
  '/admin',
  '/security',
]
