import { useNavigate, useSearchParams } from 'react-router-dom'
import { TitledCard } from '#web/components/ui/card.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { useTitle } from '#web/lib/page/use-title.ts'
import { addressOf, TAB_LABELS, tabOf, TABS } from '#web/features/admin/tabs.ts'
import { lazy } from 'react'

/** The content of each tab; its code is loaded when the tab is opened. */
const PANELS = {
  overview: lazy(() => import('#web/features/admin/components/overview-tab.tsx')),
  users: lazy(() => import('#web/features/admin/components/users/users-tab.tsx')),
  configurations: lazy(() => import('#web/features/admin/components/configurations-tab.tsx')),
  emails: lazy(() => import('#web/features/admin/components/emails-tab.tsx')),
  gmail: lazy(() => import('#web/features/admin/components/gmail-tab.tsx')),
  admins: lazy(() => import('#web/features/admin/components/admins/admins-tab.tsx')),
  system: lazy(() => import('#web/features/admin/components/system/system-tab.tsx')),
} as const

/** The seven tabs of the admin area; the address names the open one. Needs AdminGate around it. */
export function AdminPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const tab = tabOf(query.get('tab'))
  const Panel = PANELS[tab]
  useTitle(tab === 'overview' ? 'Admin' : `${TAB_LABELS[tab]}, admin`)
  return (
    <>
      <PageHeading title="Admin" />
      <Tabs
        label="Admin area"
        tabs={TABS.map((id) => ({ id, label: TAB_LABELS[id] }))}
        active={tab}
        onChange={(id) => void navigate(addressOf(tabOf(id)))}
      >
        <LazyContent key={tab} skeleton={<TabSkeleton title={TAB_LABELS[tab]} />}>
          <Panel />
        </LazyContent>
      </Tabs>
    </>
  )
}

function TabSkeleton({ title }: { title: string }) {
  return (
    <TitledCard title={title}>
      <LoadingSkeleton label={`Loading: ${title}`} variant="table" />
    </TitledCard>
  )
}
