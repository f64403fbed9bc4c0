import * as z from 'zod/mini'
import type { SavedConfiguration } from './model.ts'
import {
  DEFAULT_LETTER_LANGUAGE,
  DEFAULT_LETTER_TONE,
  LetterLanguageChoice,
  LetterTone,
} from '#shared/catalog/letters.ts'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import { keys } from '#platform/table/keys.ts'
import { listedConfiguration } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'

const ConfigurationItem = z.object({
  id: z.string(),
  resumeId: z.string(),
  jobTitle: z.string(),
  country: z.string(),
  city: z.string(),
  timeframe: Timeframe,
  role: TargetRole,
  letterLanguage: z._default(LetterLanguageChoice, DEFAULT_LETTER_LANGUAGE),
  letterTone: z._default(LetterTone, DEFAULT_LETTER_TONE),
  writeToAgencies: z._default(z.boolean(), true),
  createdAt: StoredInstant,
  updatedAt: StoredInstant,
})

export const configurationFromItem = (item: Item): SavedConfiguration => ConfigurationItem.parse(item)

export const configurationToItem = (userId: string, configuration: SavedConfiguration): Item => ({
  ...keys.configuration(userId),
  ...configuration,
  createdAt: toStored(configuration.createdAt),
  updatedAt: toStored(configuration.updatedAt),
  ...listedConfiguration(userId, configuration.updatedAt),
})
