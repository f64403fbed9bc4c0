import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject, LoaderFunctionArgs } from 'react-router-dom'
import { SITE_PAGES, type SitePageId } from '#shared/catalog/site-pages.ts'
import { CHECKOUT_TEST_PATH, paths } from '#web/lib/paths.ts'
import { BARE_PAGES, FRAMED_PAGES, type LoadPage } from './public-pages.ts'
import { FirstLoad, RouteEffects } from './route-effects.tsx'
import { BRAND } from '#shared/brand.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { useTitle } from '#web/lib/page/use-title.ts'
import { configurationQuery, latestResumeQuery } from '#web/features/configuration/api/queries.ts'
import { sectionOf } from '#web/features/dashboard/sections.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { userQuery } from '#web/queries/get-user.ts'

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
          { path: paths.admin, lazy: page(() => import('#web/features/admin/components/admin-page.tsx')) },
          {
            path: paths.security,
            lazy: page(() => import('#web/features/monitoring/components/security-page.tsx')),
          },
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

/** Shown for a page that could not be rendered or loaded. An unknown address has a page of its own. */
function ErrorBoundary() {
  useTitle('Something went wrong')
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-md">
        <h1 className="text-2xl">This page could not be shown</h1>
        <p className="mt-3 text-muted">
          Something broke on our side, or a newer version of the site was published while you had it open.
          Loading it again usually helps; nothing you saved is lost.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="accent" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          <ButtonLink href={paths.support}>Write to {BRAND.supportEmail}</ButtonLink>
        </div>
      </div>
    </main>
  )
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
