import { useQuery } from '@tanstack/react-query'
import { Card, CardHeader } from '#web/components/ui/card.tsx'
import { adminsQuery } from '#web/lib/admin/list-admins.ts'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { CARD_HEADS, type TabId } from '#web/features/admin/tabs.ts'
import { AdminFormSkeleton } from './admin-form-skeleton.tsx'
import { ListSkeleton, RefreshPlace } from './list-skeleton.tsx'
import { OverviewFrame, OverviewSkeleton } from './overview-frame.tsx'
import { OperationsSkeleton, SettingsSkeleton } from './system-skeleton.tsx'

/** A tab while its code is on its way, as it will look while its data is. */
export function TabSkeleton({ tab }: { tab: TabId }) {
  if (tab === 'system') return <SystemSkeleton />
  if (tab === 'admins') return <AdminsSkeleton />
  if (tab !== 'overview') return <ListSkeleton of={tab} />
  return (
    <OverviewFrame action={<RefreshPlace />}>
      <OverviewSkeleton />
    </OverviewFrame>
  )
}

/** How many there are is known: the gate has read the list. */
function AdminsSkeleton() {
  const { role } = useAdmin()
  const { data } = useQuery(adminsQuery)
  return (
    <div className="space-y-6">
      <ListSkeleton of="admins" rows={data?.admins.length ?? 1} />
      {role === 'super_admin' && <AdminFormSkeleton />}
    </div>
  )
}

function SystemSkeleton() {
  const { role } = useAdmin()
  return (
    <div className="space-y-6">
      <Card aria-labelledby={CARD_HEADS.settings.id}>
        <CardHeader {...CARD_HEADS.settings} />
        <SettingsSkeleton />
      </Card>
      <Card aria-labelledby={CARD_HEADS.operations.id}>
        <CardHeader {...CARD_HEADS.operations} />
        <OperationsSkeleton />
      </Card>
      {role === 'super_admin' && <ListSkeleton of="audit" />}
    </div>
  )
}
