import { createContext, use } from 'react'
import type { Admin } from '#shared/models/admin/admin.ts'

export const AdminContext = createContext<Admin | null>(null)

/** The admin who is signed in. Throws outside of AdminGate. */
export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (admin === null) throw new Error('useAdmin was called outside of AdminGate')
  return admin
}
