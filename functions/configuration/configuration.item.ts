import * as z from 'zod/mini'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import { Preferences } from '#shared/models/configuration.ts'
import { keys } from '#platform/table/keys.ts'
import { listedConfiguration } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'

const ConfigurationItem = z.extend(Preferences, {
  id: z.string(),
  resumeId: z.string(),
  jobTitle: z.string(),
  country: z.string(),
  /** A city of the catalogue, or its All Cities entry. */
  city: z.string(),
  timeframe: Timeframe,
  role: TargetRole,
  createdAt: StoredInstant,
  updatedAt: StoredInstant,
})

/** The user's search: one job title, one country, one city, one role. */
export type SavedConfiguration = Stored<typeof ConfigurationItem>

export const configurationFromItem = (item: Item): SavedConfiguration => ConfigurationItem.parse(item)

export const configurationToItem = (userId: string, configuration: SavedConfiguration): Item => ({
  ...keys.configuration(userId),
  ...configuration,
  ...listedConfiguration(userId, configuration.updatedAt),
})
