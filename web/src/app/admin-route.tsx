import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminGate } from '#web/components/admin/admin-gate.tsx'
import { AdminPage } from '#web/features/admin/components/admin-page.tsx'
import { PANELS } from '#web/features/admin/panels.ts'
import { tabOf } from '#web/features/admin/tabs.ts'

export function AdminRoute() {
  const [query] = useSearchParams()
  const tab = tabOf(query.get('tab'))
  // Beside what the gate asks for, not after it.
  useEffect(() => void PANELS[tab].load(), [tab])
  return (
    <AdminGate title="Admin">
      <AdminPage />
    </AdminGate>
  )
}
