import { AdminGate } from '#web/components/admin/admin-gate.tsx'
import { AdminPage } from '#web/features/admin/components/admin-page.tsx'

export default function AdminRoute() {
  return (
    <AdminGate title="Admin">
      <AdminPage />
    </AdminGate>
  )
}
