import type { ComponentType } from 'react'
import type { SitePageId } from '#shared/catalog/site-pages.ts'

interface PublicPage {
  /**
   * `site`: between the header and the footer of the site, inside its `<main>`. `none`: the page brings its
   * own `<main id="main">`.
   */
  readonly frame: 'site' | 'none'
  readonly Component: () => Promise<ComponentType>
}

/**
 * The component of each public page. It is drawn twice from the same words: into HTML when the site is built,
 * where there is no window, storage, query or session, and again when the page is hydrated. What depends on
 * those waits for `useHydrated`, or the page is the app's instead (APP_PATHS).
 */
export const PUBLIC_PAGES: Readonly<Record<SitePageId, PublicPage>> = {
  home: {
    frame: 'site',
    Component: async () => (await import('#web/features/landing/components/landing-page.tsx')).LandingPage,
  },
  about: {
    frame: 'site',
    Component: async () => (await import('#web/features/about/components/about-page.tsx')).AboutPage,
  },
  contact: {
    frame: 'site',
    Component: async () => (await import('#web/features/contact/components/contact-page.tsx')).ContactPage,
  },
  hubDiagram: {
    frame: 'site',
    Component: async () =>
      (await import('#web/features/hub-diagram/components/hub-diagram-page.tsx')).HubDiagramPage,
  },
  blog: {
    frame: 'site',
    Component: async () => (await import('#web/features/blog/components/blog-page.tsx')).BlogPage,
  },
  blogPost: {
    frame: 'site',
    Component: async () => (await import('#web/features/blog/components/article-page.tsx')).ArticlePage,
  },
  privacyPolicy: {
    frame: 'site',
    Component: async () =>
      (await import('#web/features/policies/components/privacy-policy-page.tsx')).PrivacyPolicyPage,
  },
  termsOfService: {
    frame: 'site',
    Component: async () =>
      (await import('#web/features/policies/components/terms-of-service-page.tsx')).TermsOfServicePage,
  },
  refundPolicy: {
    frame: 'site',
    Component: async () =>
      (await import('#web/features/policies/components/refund-policy-page.tsx')).RefundPolicyPage,
  },
  recipients: {
    frame: 'site',
    Component: async () =>
      (await import('#web/features/objections/components/recipients-page.tsx')).RecipientsPage,
  },
  signup: {
    frame: 'none',
    Component: async () => (await import('#web/features/sign-in/components/signup-page.tsx')).SignupPage,
  },
  login: {
    frame: 'none',
    Component: async () => (await import('#web/features/sign-in/components/login-page.tsx')).LoginPage,
  },
}
