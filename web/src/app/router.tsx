import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { SITE_PAGES, type SitePageId } from '#shared/catalog/site-pages.ts'
import { CHECKOUT_TEST_PATH, paths } from '#web/lib/paths.ts'
import { dashboardLoader } from '#web/app/routes/dashboard-loader.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { BARE_PAGES, FRAMED_PAGES, type LoadPage } from './public-pages.ts'
import { FirstLoad, RouteEffects } from './route-effects.tsx'

/** A page whose code is loaded with its route. */
const page = (load: LoadPage) => ({ Component: async () => (await load()).default })

const isPage = (id: string): id is SitePageId => Object.hasOwn(SITE_PAGES, id)
const routesTo = (pages: Readonly<Record<string, LoadPage>>): RouteObject[] =>
  Object.entries(pages).flatMap(([id, load]) =>
    isPage(id) ? [{ path: SITE_PAGES[id].path, lazy: page(load) }] : [],
  )

/** Not in production builds: the bundler drops this branch, and with it the pages. */
const TEST_ROUTES: RouteObject[] = import.meta.env.PROD
  ? []
  : [
      {
        path: CHECKOUT_TEST_PATH,
        lazy: page(() => import('#web/features/checkout/components/checkout-test-page.tsx')),
      },
      { path: paths.gmailSignupTest, lazy: page(() => import('#web/app/routes/gmail-signup-test-page.tsx')) },
    ]

/** Prerendered public pages have a style sheet of their own; other pages are wrapped in the app's. */
const inApp = (children: RouteObject[]): RouteObject => ({
  lazy: page(() => import('./app-area.tsx')),
  children,
})

/**
 * Every route of the site. Public pages are listed in public-pages.ts; pages that need a session or depend on
 * their query are listed here and in APP_PATHS.
 */
export function routesOf(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <RouteEffects />,
      errorElement: <ErrorBoundary />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        {
          lazy: page(() => import('#web/components/site/site-layout.tsx')),
          children: [
            ...routesTo(FRAMED_PAGES),
            inApp([
              {
                path: paths.accountLinking,
                lazy: page(() => import('#web/features/account-linking/components/account-linking-page.tsx')),
              },
            ]),
            {
              path: '*',
              lazy: page(() => import('#web/app/routes/not-found-page.tsx')),
            },
          ],
        },
        ...routesTo(BARE_PAGES),
        inApp([
          {
            path: paths.dashboardPattern,
            loader: dashboardLoader(queryClient),
            lazy: page(() => import('#web/app/routes/dashboard-route.tsx')),
            shouldRevalidate: () => false,
          },
          {
            path: paths.privacy,
            lazy: page(() => import('#web/app/routes/privacy-route.tsx')),
          },
          // Guarded by AdminGate, not by a user's session.
          { path: paths.admin, lazy: page(() => import('#web/app/routes/admin-route.tsx')) },
          { path: paths.security, lazy: page(() => import('#web/app/routes/security-route.tsx')) },
          {
            path: paths.checkout,
            lazy: page(() => import('#web/features/checkout/components/checkout-page.tsx')),
          },
          {
            path: paths.paymentFailed,
            lazy: page(() => import('#web/features/payment-failed/components/payment-failed-page.tsx')),
          },
          {
            path: paths.success,
            lazy: page(() => import('#web/features/success/components/success-page.tsx')),
          },
          {
            path: paths.accountDeleted,
            lazy: page(() => import('#web/features/privacy/components/account-deleted-page.tsx')),
          },
          ...TEST_ROUTES,
        ]),
      ],
    },
  ]
}
