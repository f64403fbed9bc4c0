import { createContext, use } from 'react'
import type { Admin } from '#shared/models/admin/admin.ts'

export const AdminContext = createContext<Admin | null>(null)

/** Who is signed in; within the gate alone. */
export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (admin === null) throw new Error('useAdmin stands outside of the gate')
  return admin
}
