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

const routeTo = (path: string, load: LoadPage): RouteObject => ({ path, lazy: lazyPage(load) })

const isPage = (id: string): id is SitePageId => Object.hasOwn(SITE_PAGES, id)
const routesTo = (pages: Readonly<Record<string, LoadPage>>): RouteObject[] =>
  Object.entries(pages).flatMap(([id, load]) => (isPage(id) ? [routeTo(SITE_PAGES[id].path, load)] : []))

/** Not in production builds: the bundler drops this branch, and with it the pages. */
const TEST_ROUTES: RouteObject[] = import.meta.env.PROD
  ? []
  : [
      routeTo(CHECKOUT_TEST_PATH, () => import('#web/features/checkout/components/checkout-test-page.tsx')),
      routeTo(paths.gmailSignupTest, () => import('#web/app/routes/gmail-signup-test-page.tsx')),
    ]

/** Pages of the app's own. Those of admins are guarded by AdminGate, not by a user's session. */
const appRoutes = (): RouteObject[] => [
  routeTo(paths.privacy, () => import('#web/app/routes/privacy-route.tsx')),
  routeTo(paths.admin, () => import('#web/features/admin/components/admin-page.tsx')),
  routeTo(paths.adminWork, () => import('#web/features/admin/components/work/work-page.tsx')),
  routeTo(paths.adminNumbers, () => import('#web/features/admin/components/numbers/numbers-page.tsx')),
  routeTo(paths.adminUser(':id'), () => import('#web/features/admin/components/users/user-page.tsx')),
  routeTo(paths.security, () => import('#web/features/monitoring/components/security-page.tsx')),
  routeTo(paths.checkout, () => import('#web/features/checkout/components/checkout-page.tsx')),
  routeTo(
    paths.paymentFailed,
    () => import('#web/features/payment-failed/components/payment-failed-page.tsx'),
  ),
  routeTo(paths.success, () => import('#web/features/success/components/success-page.tsx')),
  routeTo(paths.accountDeleted, () => import('#web/features/privacy/components/account-deleted-page.tsx')),
  routeTo(paths.stopReminders, () => import('#web/features/reminders/components/stop-reminders-page.tsx')),
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
              routeTo(
                paths.accountLinking,
                () => import('#web/features/account-linking/components/account-linking-page.tsx'),
              ),
            ]),
            routeTo('*', () => import('#web/app/routes/not-found-page.tsx')),
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
          ...appRoutes(),
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
