import { Notice } from '#web/components/ui/states/notice.tsx'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { AuditLog } from './audit-log.tsx'
import { OperationsCard } from './operations-card.tsx'
import { SettingsCard } from './settings-card.tsx'

export default function SystemTab() {
  const { role } = useAdmin()
  return (
    <div className="space-y-6">
      <SettingsCard />
      <OperationsCard />
      {role === 'super_admin' ? (
        <AuditLog />
      ) : (
        <Notice tone="info" title="Only super admins can read the audit log">
          Everything admins do is recorded. Ask a super admin to look something up.
        </Notice>
      )}
    </div>
  )
}
