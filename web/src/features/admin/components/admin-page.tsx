import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageHeading } from '../../../components/ui/page-heading.tsx'
import { Tabs } from '../../../components/ui/tabs.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { addressOf, TAB_LABELS, tabOf, TABS, type TabId } from '../tabs.ts'
import { AdminsTab } from './admins-tab.tsx'
import { ConfigurationsTab } from './configurations-tab.tsx'
import { EmailsTab } from './emails-tab.tsx'
import { GmailTab } from './gmail-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { SystemTab } from './system-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const PANELS: Readonly<Record<TabId, () => React.ReactNode>> = {
  overview: OverviewTab,
  users: UsersTab,
  configurations: ConfigurationsTab,
  emails: EmailsTab,
  gmail: GmailTab,
  admins: AdminsTab,
  system: SystemTab,
}

/** The seven tabs; the address names the open one. Within the gate. */
export function AdminPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const tab = tabOf(query.get('tab'))
  const Panel = PANELS[tab]
  useTitle(tab === 'overview' ? 'Admin' : `${TAB_LABELS[tab]}, admin`)
  return (
    <>
      <PageHeading title="Admin" />
      <Tabs label="Admin area" tabs={TABS.map((id) => ({ id, label: TAB_LABELS[id] }))} active={tab} onChange={(id) => void navigate(addressOf(tabOf(id)))}>
        <Panel />
      </Tabs>
    </>
  )
}
