import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { SITE_PAGES, type SitePageId } from '#shared/catalog/site-pages.ts'
import { CHECKOUT_TEST_PATH, paths } from '#web/lib/paths.ts'
import { dashboardLoader } from '#web/app/routes/dashboard-loader.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PUBLIC_PAGES } from './public-pages.ts'
import { FirstLoad, RouteEffects } from './route-effects.tsx'

const isPage = (id: string): id is SitePageId => Object.hasOwn(PUBLIC_PAGES, id)
const pagesIn = (frame: 'site' | 'none'): RouteObject[] =>
  Object.keys(PUBLIC_PAGES)
    .filter(isPage)
    .filter((id) => PUBLIC_PAGES[id].frame === frame)
    .map((id) => ({ path: SITE_PAGES[id].path, lazy: { Component: PUBLIC_PAGES[id].Component } }))

/** Not in what is published: the build drops the branch, and with it the page. */
const TEST_ROUTES: RouteObject[] = import.meta.env.PROD
  ? []
  : [
      {
        path: CHECKOUT_TEST_PATH,
        lazy: {
          Component: async () =>
            (await import('#web/features/checkout/components/checkout-test-page.tsx')).CheckoutTestPage,
        },
      },
      {
        path: paths.gmailSignupTest,
        lazy: {
          Component: async () =>
            (await import('#web/app/routes/gmail-signup-test-page.tsx')).GmailSignupTestPage,
        },
      },
    ]

/**
 * Public pages that have been rendered in advance bring the style sheet of their own; what is not among them
 * stands in here.
 */
const inApp = (children: RouteObject[]): RouteObject => ({
  lazy: { Component: async () => (await import('./app-area.tsx')).AppArea },
  children,
})

/**
 * Every route of the site. Public pages stand in public-pages.ts; what needs a session or lives from its
 * query stands here and in APP_PATHS.
 */
export function routesOf(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <RouteEffects />,
      errorElement: <ErrorBoundary />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        {
          lazy: { Component: async () => (await import('#web/components/site/site-layout.tsx')).SiteLayout },
          children: [
            ...pagesIn('site'),
            inApp([
              {
                path: paths.accountLinking,
                lazy: {
                  Component: async () =>
                    (await import('#web/features/account-linking/components/account-linking-page.tsx'))
                      .AccountLinkingPage,
                },
              },
            ]),
            {
              path: '*',
              lazy: { Component: async () => (await import('#web/app/routes/not-found-page.tsx')).NotFound },
            },
          ],
        },
        ...pagesIn('none'),
        inApp([
          {
            path: paths.dashboardPattern,
            loader: dashboardLoader(queryClient),
            lazy: {
              Component: async () => (await import('#web/app/routes/dashboard-route.tsx')).DashboardRoute,
            },
            shouldRevalidate: () => false,
          },
          {
            path: paths.privacy,
            lazy: {
              loader: async () =>
                (await import('#web/app/routes/privacy-loader.ts')).privacyLoader(queryClient),
              Component: async () => (await import('#web/app/routes/privacy-route.tsx')).PrivacyRoute,
            },
            shouldRevalidate: () => false,
          },
          // Not behind the session of a user: what stands in front of it is its own gate.
          {
            path: paths.admin,
            lazy: { Component: async () => (await import('#web/app/routes/admin-route.tsx')).AdminRoute },
          },
          {
            path: paths.security,
            lazy: {
              Component: async () => (await import('#web/app/routes/security-route.tsx')).SecurityRoute,
            },
          },
          {
            path: paths.checkout,
            lazy: {
              Component: async () =>
                (await import('#web/features/checkout/components/checkout-page.tsx')).CheckoutPage,
            },
          },
          {
            path: paths.paymentFailed,
            lazy: {
              Component: async () =>
                (await import('#web/features/payment-failed/components/payment-failed-page.tsx'))
                  .PaymentFailedPage,
            },
          },
          {
            path: paths.success,
            lazy: {
              Component: async () =>
                (await import('#web/features/success/components/success-page.tsx')).SuccessPage,
            },
          },
          {
            path: paths.accountDeleted,
            lazy: {
              Component: async () =>
                (await import('#web/features/privacy/components/account-deleted-page.tsx'))
                  .AccountDeletedPage,
            },
          },
          ...TEST_ROUTES,
        ]),
      ],
    },
  ]
}
