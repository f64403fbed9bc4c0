import type { SitePageId } from '#shared/catalog/site-pages.ts'
import type { LoadPage } from './page.ts'

/**
 * The components of the public pages. Each is drawn twice from the same words: into HTML when the site is
 * built, where there is no window, storage, query or session, and again when the page is hydrated. What depends
 * on those waits for `useHydrated`, or the page is the app's instead (APP_PATHS).
 */

/** Each brings its own `<main id="main">`. */
export const BARE_PAGES = {
  signup: () => import('#web/features/sign-in/components/signup-page.tsx'),
  login: () => import('#web/features/sign-in/components/login-page.tsx'),
} satisfies Partial<Record<SitePageId, LoadPage>>

/** Between the header and the footer of the site, inside its `<main>`. */
export const FRAMED_PAGES: Readonly<Record<Exclude<SitePageId, keyof typeof BARE_PAGES>, LoadPage>> = {
  home: () => import('#web/features/landing/components/landing-page.tsx'),
  about: () => import('#web/features/about/components/about-page.tsx'),
  contact: () => import('#web/features/contact/components/contact-page.tsx'),
  hubDiagram: () => import('#web/features/hub-diagram/components/hub-diagram-page.tsx'),
  blog: () => import('#web/features/blog/components/blog-page.tsx'),
  blogPost: () => import('#web/features/blog/components/article-page.tsx'),
  privacyPolicy: () => import('#web/features/policies/components/privacy-policy-page.tsx'),
  termsOfService: () => import('#web/features/policies/components/terms-of-service-page.tsx'),
  refundPolicy: () => import('#web/features/policies/components/refund-policy-page.tsx'),
  recipients: () => import('#web/features/objections/components/recipients-page.tsx'),
}
