import type { Admin } from '#functions/admin/model.ts'

export const NOOR: Admin = {
  id: 'adm_01',
  email: 'noor@staff.example',
  firstName: 'Noor',
  lastName: 'Vance',
  role: 'admin',
  isActive: true,
  createdAt: new Date('2026-11-01T08:00:00.000Z'),
  createdBy: null,
  epoch: 3,
}
