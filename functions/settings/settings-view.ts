import type { SystemSettings } from '#shared/models/admin/admin.ts'
import type { StoredSettings } from './model.ts'

export const settingsView = ({ updatedAt, ...settings }: StoredSettings): SystemSettings => ({
  ...settings,
  updatedAt: updatedAt?.toISOString() ?? null,
})
