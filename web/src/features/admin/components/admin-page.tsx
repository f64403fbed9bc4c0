import { lazy, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AdminGate } from '#web/components/admin/admin-gate.tsx'
import { TitledCard } from '#web/components/ui/card.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTitle } from '#web/lib/page/use-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Tabs as Radix } from 'radix-ui'
import { clsx } from 'clsx'

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

export default function AdminPage() {
  return (
    <AdminGate title="Admin">
      <AdminTabs />
    </AdminGate>
  )
}

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

interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  active: Id
  onChange: (id: string) => void
  /** What the active tab shows. */
  children: ReactNode
}

/**
 * Arrow keys move along the tabs, Enter or Space opens one: each loads data, so moving past a tab must not
 * open it. The tabs wrap where there is no room.
 */
function Tabs<Id extends string>({ label, tabs, active, onChange, children }: TabsProps<Id>) {
  return (
    <Radix.Root value={active} onValueChange={onChange} activationMode="manual">
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 gap-y-1 border-b border-line pb-2">
        {tabs.map(({ id, label: name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className={clsx(
              'min-h-9 rounded-md px-3 py-1.5 text-sm text-muted transition-colors duration-150',
              'hover:bg-wash data-[state=active]:bg-brand-soft data-[state=active]:font-medium',
              'data-[state=active]:text-brand',
            )}
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={active} className="pt-6">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
