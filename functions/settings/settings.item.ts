import * as z from 'zod/mini'
import { SYSTEM_DEFAULTS } from '#shared/catalog/admin.ts'
import { NullableInstant, type Stored } from '#platform/table/instant.ts'
import type { Item } from '#platform/table/table.ts'

const SettingsItem = z.object({
  /** Cap on each user's emails per day, below that of the plan; 0 pauses drafting for all users. */
  emailsPerDayPerUser: z.number(),
  /** Hours after which a sent email without a reply counts as unanswered. */
  responseTimeoutHours: z.number(),
  /** When and by which admin they were last changed; null while they are the defaults. */
  updatedAt: NullableInstant,
  updatedBy: z.nullable(z.string()),
})

/** Settings for all users. */
export type Settings = Stored<typeof SettingsItem>

/** The saved settings, or the defaults. */
export const settingsFromItem = (item: Item | null): Settings =>
  item === null ? { ...SYSTEM_DEFAULTS, updatedAt: null, updatedBy: null } : SettingsItem.parse(item)
