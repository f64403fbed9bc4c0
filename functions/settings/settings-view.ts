import type { SystemSettings } from '#shared/models/admin/admin.ts'
import type { Settings } from './settings.item.ts'

export const settingsView = ({ updatedAt, ...settings }: Settings): SystemSettings => ({
  ...settings,
  updatedAt: updatedAt?.toISOString() ?? null,
})
