import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { lazy, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { signOutAdmin } from '#web/lib/admin/admin-calls.ts'
import { adminSession } from '#web/lib/admin/admin-session.ts'
import { adminsQuery } from '#web/lib/admin/admin-read-options.ts'
import { AdminContext } from '#web/lib/admin/use-admin.ts'
import { explain, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { AdminHeader } from './admin-header.tsx'
import { SignInForm } from './sign-in-form.tsx'

const SecondFactorSetup = lazy(() => import('./second-factor-setup.tsx'))

interface AdminGateProps {
  /** Title of the tab once an admin is signed in. */
  title: string
  children: ReactNode
}

/** Guards the pages of the admin area with an admin's credentials; a user's session does not open them. */
export function AdminGate({ title, children }: AdminGateProps) {
  const until = useSyncExternalStore(adminSession.subscribe, adminSession.until)
  useTitle(until === null ? 'Admin sign-in' : title)
  if (until === null) return <SignInForm />
  // A new key for each sign-in: the next admin must not see what the one before has loaded.
  return <AdminQueries key={until}>{children}</AdminQueries>
}

/** A page of the admin area. */
export const adminPage = (title: string, Page: ComponentType) =>
  function AdminPage() {
    return (
      <AdminGate title={title}>
        <Page />
      </AdminGate>
    )
  }

function AdminQueries({ children }: { children: ReactNode }) {
  // Its own query client: a 401 of the admin area must not end the session of a user who is signed in as
  // well.
  const [queryClient] = useState(() => createQueryClient(() => undefined))
  return (
    <QueryClientProvider client={queryClient}>
      <AdminArea>{children}</AdminArea>
    </QueryClientProvider>
  )
}

function AdminArea({ children }: { children: ReactNode }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(adminsQuery)
  const me = data?.admins.find(({ id }) => id === data.currentAdminId)
  const isOpen = me !== undefined
  const { pathname, search } = useLocation()
  // A ticket opens and closes on the same screen.
  const shownBy = new URLSearchParams(search)
  shownBy.delete('ticket')
  const screen = `${pathname}?${shownBy.toString()}`
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address is what ends a screen
  useEffect(() => notify.clear, [screen])
  useEffect(() => {
    // The sign-in form that had the focus is gone.
    if (isOpen && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [isOpen])
  if (me !== undefined) {
    return (
      <AdminContext value={me}>
        <AdminHeader />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl min-w-0 px-4 py-8 sm:px-6 lg:px-10">
          {children}
        </main>
      </AdminContext>
    )
  }
  if (hasCode(error, 'second_factor_missing')) {
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-10">
        <Card className="w-full max-w-xl p-6 sm:p-8">
          <h1 className="text-2xl">Set up a second factor</h1>
          <p className="mt-2 mb-5 text-sm text-muted">A password alone isn’t enough here.</p>
          <LazyContent skeleton={<LoadingSkeleton label="Loading the set-up" variant="text" />}>
            <SecondFactorSetup variant="accent" onDone={() => void refetch()} />
          </LazyContent>
          <Button variant="link" className="mt-6" onClick={() => void signOutAdmin()}>
            Sign out
          </Button>
        </Card>
      </main>
    )
  }
  // A 401 has ended the session: the sign-in form is about to be shown instead.
  if (isPending || isUnauthenticated(error)) {
    return (
      <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-3 sm:px-6 lg:px-10">
        <LoadingSkeleton label="Opening the admin area" variant="cards" className="mt-16" />
      </main>
    )
  }
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <div>
        <ErrorState
          asPage
          title="The admin area could not be opened"
          description={explain(error, 'Try again in a moment.')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
        <Button variant="link" className="mt-2 ml-14" onClick={() => void signOutAdmin()}>
          Sign out
        </Button>
      </div>
    </main>
  )
}
