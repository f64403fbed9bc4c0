import { AdminGate } from '../components/admin/admin-gate.tsx'
import { AdminPage } from '../features/admin/components/admin-page.tsx'

export function AdminRoute() {
  return (
    <AdminGate title="Admin">
      <AdminPage />
    </AdminGate>
  )
}
