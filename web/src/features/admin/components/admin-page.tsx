import { lazy } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { adminPage } from '#web/components/admin/admin-gate.tsx'
import { TitledCard } from '#web/components/ui/card.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTitle } from '#web/lib/page/use-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Tabs } from './lists/tabs.tsx'

const OVERVIEW = { id: 'overview', label: 'Overview', Panel: lazy(() => import('./overview-tab.tsx')) }

/** The code of a tab is loaded when it is opened. */
const TABS = [
  OVERVIEW,
  { id: 'users', label: 'Users', Panel: lazy(() => import('./users/users-tab.tsx')) },
  { id: 'configurations', label: 'Configurations', Panel: lazy(() => import('./configurations-tab.tsx')) },
  { id: 'emails', label: 'Emails', Panel: lazy(() => import('./emails-tab.tsx')) },
  { id: 'gmail', label: 'Gmail', Panel: lazy(() => import('./gmail-tab.tsx')) },
  { id: 'admins', label: 'Admins', Panel: lazy(() => import('./admins/admins-tab.tsx')) },
  { id: 'system', label: 'System', Panel: lazy(() => import('./system/system-tab.tsx')) },
]

export default adminPage('Admin', AdminTabs)

/** The tabs of the admin area; the address names the open one. */
function AdminTabs() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { id: active, label, Panel } = TABS.find(({ id }) => id === query.get('tab')) ?? OVERVIEW
  useTitle(active === OVERVIEW.id ? 'Admin' : `${label}, admin`)
  return (
    <>
      <PageHeading title="Admin" />
      <Tabs
        label="Admin area"
        tabs={TABS}
        active={active}
        onChange={(id) => void navigate(id === OVERVIEW.id ? paths.admin : `${paths.admin}?tab=${id}`)}
      >
        <LazyContent
          key={active}
          skeleton={
            <TitledCard title={label}>
              <LoadingSkeleton label={`Loading: ${label}`} variant="table" />
            </TitledCard>
          }
        >
          <Panel />
        </LazyContent>
      </Tabs>
    </>
  )
}
