import { AdminGate } from '#web/components/admin/admin-gate.tsx'
import { SecurityPage } from '#web/features/monitoring/components/security-page.tsx'

export default function SecurityRoute() {
  return (
    <AdminGate title="Security and Monitoring">
      <SecurityPage />
    </AdminGate>
  )
}
