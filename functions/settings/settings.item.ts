import * as z from 'zod/mini'
import type { StoredSettings } from './model.ts'
import { SYSTEM_DEFAULTS } from '#shared/catalog/admin.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant } from '#platform/table/instant.ts'

const SettingsItem = z.object({
  emailsPerDayPerUser: z.number(),
  responseTimeoutHours: z.number(),
  updatedAt: StoredInstant,
  updatedBy: z.string(),
})

/** The saved settings, or the defaults. */
export const settingsFromItem = (item: Item | null): StoredSettings =>
  item === null ? { ...SYSTEM_DEFAULTS, updatedAt: null, updatedBy: null } : SettingsItem.parse(item)
