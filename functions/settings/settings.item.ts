import * as z from 'zod/mini'
import { SYSTEM_DEFAULTS, SystemSettings } from '#shared/models/admin/settings.ts'
import { NullableInstant, type Stored } from '#platform/table/instant.ts'
import type { Item } from '#platform/table/table.ts'

const SettingsItem = z.extend(SystemSettings, { updatedAt: NullableInstant })

/** Settings for all users. */
export type Settings = Stored<typeof SettingsItem>

/** The saved settings, or the defaults. */
export const settingsFromItem = (item: Item | null): Settings =>
  item === null ? { ...SYSTEM_DEFAULTS, updatedAt: null, updatedBy: null } : SettingsItem.parse(item)
