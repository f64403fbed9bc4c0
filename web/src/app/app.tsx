import { StrictMode, type ReactNode } from 'react'
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { notify } from '#web/lib/notify.ts'
import { SESSION_EXPIRED } from '#web/features/session/texts.ts'
import { isProtectedPath, paths } from '#web/lib/paths.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { rememberSession } from '#web/lib/session/signed-in-hint.ts'
import { isEndingSession } from '#web/lib/session/use-end-session.ts'
import { AUTHENTICATION_REQUIRED } from './texts.ts'
import { Providers } from './providers.tsx'
import { routesOf } from './router.tsx'

/** Creates the query client and the routes. A 401 to any request of a protected page leads to the sign-in. */
export function createParts() {
  let router: ReturnType<typeof createBrowserRouter> | null = null
  let isLeaving = false
  const queryClient = createQueryClient(() => {
    // Several requests of a page may be refused at once, but one message is enough. A sign-out opens its own
    // page.
    if (!router || isLeaving || isEndingSession() || !isProtectedPath(router.state.location.pathname)) return
    isLeaving = true
    // A user who had a session is told that it ended, whichever request is refused first.
    const hadSession = queryClient
      .getQueriesData({ queryKey: [getSessionStatus.path] })
      .some(([, session]) => Boolean(session))
    notify.failure(hadSession ? SESSION_EXPIRED : AUTHENTICATION_REQUIRED)
    void router
      .navigate(hadSession ? paths.sessionExpired : paths.login, { replace: true })
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
    start: (hydrationData?: HydrationState): ReactNode => {
      router = createBrowserRouter(routes, hydrationData === undefined ? {} : { hydrationData })
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
