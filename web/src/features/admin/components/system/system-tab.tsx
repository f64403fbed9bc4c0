import { Notice } from '#web/components/ui/states/notice.tsx'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { AuditLog } from './audit-log.tsx'
import { OperationsCard } from './operations-card.tsx'
import { SettingsCard } from './settings-card.tsx'

export function SystemTab() {
  const { role } = useAdmin()
  return (
    <div className="space-y-6">
      <SettingsCard />
      <OperationsCard />
      {role === 'super_admin' ? (
        <AuditLog />
      ) : (
        <Notice tone="info" title="The audit log is read by super admins">
          What every admin does is written down. Ask a super admin to look something up.
        </Notice>
      )}
    </div>
  )
}
