import { AdminGate } from '#web/components/admin/admin-gate.tsx'
import { AdminPage } from '#web/features/admin/components/admin-page.tsx'

export function AdminRoute() {
  return (
    <AdminGate title="Admin">
      <AdminPage />
    </AdminGate>
  )
}
