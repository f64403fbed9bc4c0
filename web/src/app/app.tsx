import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { createBrowserRouter, type HydrationState, type RouteObject, RouterProvider } from 'react-router-dom'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { SESSION_EXPIRED } from '#web/features/session/texts.ts'
import { isProtectedPath } from '#web/lib/session/is-protected-path.ts'
import { paths } from '#web/lib/paths.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { rememberSession } from '#web/lib/session/signed-in-hint.ts'
import { isEndingSession } from '#web/lib/session/use-end-session.ts'
import { AUTHENTICATION_REQUIRED } from './texts.ts'
import { Providers } from './providers.tsx'
import { routesOf } from './router.tsx'

export interface Parts {
  readonly queryClient: QueryClient
  readonly routes: RouteObject[]
}

interface Running {
  /** Where the router stands; null before there is one. */
  pathname: () => string | null
  redirect: (to: string) => Promise<void>
}

/**
 * The query client and the routes, which know each other. A 401 anywhere on a protected page ends in the
 * sign-in, whichever request met it.
 */
export function createParts(): Parts & { start: (hydrationData?: HydrationState) => ReactNode } {
  let running: Running | null = null
  let isLeaving = false
  const queryClient = createQueryClient(() => {
    const pathname = running?.pathname()
    // Several requests of a page are refused at once; it is said once. Whoever signs out goes where that
    // leads.
    if (!running || isLeaving || isEndingSession() || !pathname || !isProtectedPath(pathname)) return
    isLeaving = true
    // Whoever had a session here is told that it ended, whichever request is the first to meet that.
    const had = queryClient
      .getQueriesData({ queryKey: [getSessionStatus.path] })
      .some(([, session]) => Boolean(session))
    notify.failure(had ? SESSION_EXPIRED : AUTHENTICATION_REQUIRED)
    void running
      .redirect(had ? paths.sessionExpired : paths.login)
      .then(() => queryClient.clear())
      .finally(() => void (isLeaving = false))
  })
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== getUser.path) return
    if (query.state.status === 'success') rememberSession(true)
    else if (isUnauthenticated(query.state.error)) rememberSession(false)
  })
  const routes = routesOf(queryClient)
  return {
    queryClient,
    routes,
    start(hydrationData) {
      const router = createBrowserRouter(routes, hydrationData === undefined ? {} : { hydrationData })
      running = {
        pathname: () => router.state.location.pathname,
        redirect: async (to) => await router.navigate(to, { replace: true }),
      }
      return (
        <StrictMode>
          <Providers queryClient={queryClient}>
            <RouterProvider router={router} />
          </Providers>
        </StrictMode>
      )
    },
  }
}
