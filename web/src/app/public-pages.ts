import type { ComponentType } from 'react'
import type { SitePageId } from '#shared/catalog/site-pages.ts'

/** Loads a module whose default export is a page. */
export type LoadPage = () => Promise<{ readonly default: ComponentType }>

/**
 * The components of the public pages. Each is rendered twice with the same result: to HTML when the site is
 * built, where there is no window, storage, query or session, and again when the page is hydrated. Content
 * that depends on those waits for `useHydrated`, or the page belongs to the app instead (APP_PATHS).
 */

/** Pages with a `<main id="main">` of their own. */
export const BARE_PAGES = {
  signup: () => import('#web/features/sign-in/components/signup-page.tsx'),
  login: () => import('#web/features/sign-in/components/login-page.tsx'),
} satisfies Partial<Record<SitePageId, LoadPage>>

/** Pages between the header and the footer of the site, inside its `<main>`. */
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
