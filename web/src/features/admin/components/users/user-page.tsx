import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { adminPage } from '#web/components/admin/admin-gate.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { BackLink } from '#web/components/ui/links.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { Tabs } from '#web/features/admin/components/lists/tabs.tsx'
import { getAdminUser } from '#shared/contracts/admin/user-page.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { paths } from '#web/lib/paths.ts'
import { BillingBadge } from './billing-badge.tsx'

const ACCOUNT = { id: 'account', label: 'Account', Panel: lazy(() => import('./panels/account-panel.tsx')) }

/** The code of a tab is loaded when it is opened. */
const TABS = [
  ACCOUNT,
  { id: 'billing', label: 'Billing', Panel: lazy(() => import('./panels/billing-panel.tsx')) },
  { id: 'runs', label: 'Runs', Panel: lazy(() => import('./panels/runs-panel.tsx')) },
  { id: 'emails', label: 'Emails', Panel: lazy(() => import('./panels/emails-panel.tsx')) },
  { id: 'mailbox', label: 'Mailbox', Panel: lazy(() => import('./panels/mailbox-panel.tsx')) },
  { id: 'tickets', label: 'Tickets', Panel: lazy(() => import('./panels/tickets-panel.tsx')) },
  { id: 'activity', label: 'Activity', Panel: lazy(() => import('./panels/activity-panel.tsx')) },
]

export default adminPage('User', OneUser)

/** One user in tabs; the address names the open one. */
function OneUser() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { id: active, label, Panel } = TABS.find((tab) => tab.id === query.get('tab')) ?? ACCOUNT
  const page = useQuery(adminReadOptions(getAdminUser, { params: { id } }))
  useTitle(`${page.data?.user.email ?? 'User'}, ${label.toLowerCase()}`)
  return (
    <>
      <BackLink to={paths.adminUsers}>All users</BackLink>
      <Loaded
        query={page}
        skeleton={<LoadingSkeleton label="Loading the user" variant="cards" className="mt-4" />}
        failed="The user could not be loaded"
        missing={{
          title: 'There is no such user',
          description: 'The account may have been deleted. Go back to all users.',
        }}
        inCard
      >
        {(shown) => (
          <>
            <header className="mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="min-w-0 text-xl sm:text-3xl">
                <EmailAddress>{shown.user.email}</EmailAddress>
              </h1>
              <BillingBadge user={shown.user} />
              <p className="w-full text-sm text-muted empty:hidden">
                {`${shown.user.firstName} ${shown.user.lastName}`.trim()}
              </p>
            </header>
            <Tabs
              label="About this user"
              tabs={TABS}
              active={active}
              onChange={(tab) => void navigate(paths.adminUser(id, tab), { replace: true })}
            >
              <LazyContent
                key={active}
                skeleton={<LoadingSkeleton label={`Loading: ${label}`} variant="table" />}
              >
                <Panel {...shown} />
              </LazyContent>
            </Tabs>
          </>
        )}
      </Loaded>
    </>
  )
}
