import { lazy } from 'react'
import { TitledCard } from '#web/components/ui/card.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { OperationsCard } from './operations-card.tsx'
import { SettingsCard } from './settings-card.tsx'

const AuditLog = lazy(() => import('./audit-log.tsx'))

export default function SystemTab() {
  const { role } = useAdmin()
  return (
    <div className="space-y-6">
      <SettingsCard />
      <OperationsCard />
      {role === 'super_admin' ? (
        <LazyContent
          skeleton={
            <TitledCard title="Audit log">
              <LoadingSkeleton label="Loading: Audit log" variant="table" />
            </TitledCard>
          }
        >
          <AuditLog />
        </LazyContent>
      ) : (
        <Notice tone="info" title="Only super admins can read the audit log">
          Everything admins do is recorded. Ask a super admin to look something up.
        </Notice>
      )}
    </div>
  )
}
