import type { Admin } from '#shared/models/admin.ts'
import { ok } from './render-with-api.tsx'

export const superAdmin: Admin = {
  id: 'adm_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  email: 'ada@reachwell.example',
  firstName: 'Ada',
  lastName: 'Byron',
  role: 'super_admin',
  isActive: true,
  createdAt: '2026-10-01T09:00:00.000Z',
  createdBy: null,
}

export const plainAdmin: Admin = { ...superAdmin, id: 'adm_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C', email: 'bo@reachwell.example', firstName: 'Bo', lastName: 'Lind', role: 'admin', createdBy: superAdmin.id }

/** The list as one of the two sees it. */
export const adminsSeenBy = (me: Admin) => ok({ admins: [superAdmin, plainAdmin], currentAdminId: me.id })
