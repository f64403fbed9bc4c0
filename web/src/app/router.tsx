import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject, LoaderFunctionArgs } from 'react-router-dom'
import { SITE_PAGES, type SitePageId } from '#shared/catalog/site-pages.ts'
import { CHECKOUT_TEST_PATH, paths } from '#web/lib/paths.ts'
import { lazyPage } from './lazy-page.ts'
import { PageError } from './page-error.tsx'
import { BARE_PAGES, FRAMED_PAGES, type LoadPage } from './public-pages.ts'
import { FirstLoad, RouteEffects } from './route-effects.tsx'
import { configurationQuery, latestResumeQuery } from '#web/features/configuration/api/queries.ts'
import { sectionOf } from '#web/features/dashboard/sections.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { userQuery } from '#web/queries/get-user.ts'

const isPage = (id: string): id is SitePageId => Object.hasOwn(SITE_PAGES, id)
const routesTo = (pages: Readonly<Record<string, LoadPage>>): RouteObject[] =>
  Object.entries(pages).flatMap(([id, load]) =>
    isPage(id) ? [{ path: SITE_PAGES[id].path, lazy: lazyPage(load) }] : [],
  )

/** Not in production builds: the bundler drops this branch, and with it the pages. */
const TEST_ROUTES: RouteObject[] = import.meta.env.PROD
  ? []
  : [
      {
        path: CHECKOUT_TEST_PATH,
        lazy: lazyPage(() => import('#web/features/checkout/components/checkout-test-page.tsx')),
      },
      {
        path: paths.gmailSignupTest,
        lazy: lazyPage(() => import('#web/app/routes/gmail-signup-test-page.tsx')),
      },
    ]

/** Prerendered public pages have a style sheet of their own; other pages are wrapped in the app's. */
const inApp = (children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(() => import('./app-area.tsx')),
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
      errorElement: <PageError />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        {
          lazy: lazyPage(() => import('#web/components/site/site-layout.tsx')),
          children: [
            ...routesTo(FRAMED_PAGES),
            inApp([
              {
                path: paths.accountLinking,
                lazy: lazyPage(
                  () => import('#web/features/account-linking/components/account-linking-page.tsx'),
                ),
              },
            ]),
            {
              path: '*',
              lazy: lazyPage(() => import('#web/app/routes/not-found-page.tsx')),
            },
          ],
        },
        ...routesTo(BARE_PAGES),
        inApp([
          {
            path: paths.dashboardPattern,
            loader: dashboardLoader(queryClient),
            lazy: lazyPage(() => import('#web/app/routes/dashboard-route.tsx')),
            shouldRevalidate: () => false,
          },
          {
            path: paths.privacy,
            lazy: lazyPage(() => import('#web/app/routes/privacy-route.tsx')),
          },
          // Guarded by AdminGate, not by a user's session.
          {
            path: paths.admin,
            lazy: lazyPage(() => import('#web/features/admin/components/admin-page.tsx')),
          },
          {
            path: paths.adminWork,
            lazy: lazyPage(() => import('#web/features/admin/components/work/work-page.tsx')),
          },
          {
            path: paths.adminNumbers,
            lazy: lazyPage(() => import('#web/features/admin/components/numbers/numbers-page.tsx')),
          },
          {
            path: paths.adminUser(':id'),
            lazy: lazyPage(() => import('#web/features/admin/components/users/user-page.tsx')),
          },
          {
            path: paths.security,
            lazy: lazyPage(() => import('#web/features/monitoring/components/security-page.tsx')),
          },
          {
            path: paths.checkout,
            lazy: lazyPage(() => import('#web/features/checkout/components/checkout-page.tsx')),
          },
          {
            path: paths.paymentFailed,
            lazy: lazyPage(() => import('#web/features/payment-failed/components/payment-failed-page.tsx')),
          },
          {
            path: paths.success,
            lazy: lazyPage(() => import('#web/features/success/components/success-page.tsx')),
          },
          {
            path: paths.accountDeleted,
            lazy: lazyPage(() => import('#web/features/privacy/components/account-deleted-page.tsx')),
          },
          {
            path: paths.stopReminders,
            lazy: lazyPage(() => import('#web/features/reminders/components/stop-reminders-page.tsx')),
          },
          ...TEST_ROUTES,
        ]),
      ],
    },
  ]
}

/**
 * Starts the first requests while the code is loading and waits for none: the screens show their skeletons.
 */
const dashboardLoader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void queryClient.prefetchQuery(userQuery)
    void queryClient.prefetchQuery(gmailIntegrationQuery)
    const section = sectionOf(params['section'])
    if (section === 'resume') void queryClient.prefetchQuery(resumeFactsQuery)
    if (section === 'configuration') {
      void queryClient.prefetchQuery(configurationQuery)
      void queryClient.prefetchQuery(latestResumeQuery)
    }
    return null
  }
