import * as z from 'zod/mini'
import { DEFAULT_LETTER_LANGUAGE, LetterLanguageChoice } from '#engine/values/letter-languages.ts'
import { DEFAULT_LETTER_TONE, LetterTone } from '#engine/values/letter-tones.ts'
import { SEARCH_LEVELS, SearchLevel } from '#engine/values/search-levels.ts'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { DEFAULT_TIMEFRAME, Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import { text } from './visible-text.ts'
import { Instant } from './wire-types.ts'

export const CONFIGURATION_MESSAGES = {
  resumeUrl: 'Resume is required',
  jobTitle: 'Job title is required',
  targetArea: 'Target country is required',
  targetCity: 'Target city is required',
  targetPersonRole: 'Target person role is required',
} as const

const listOf = (most: number, length: number) =>
  z
    .array(text(length, 'Leave out empty entries.'))
    .check(z.maxLength(most, `Use at most ${most}, separated by commas.`))

/** Choices of postings other than title, place and age; passed unchanged to the search for postings. */
export const PostingChoices = z.object({
  /** Whether people at recruitment agencies are written to. */
  writeToAgencies: z._default(z.boolean(), true),
  /** Titles that count like the job title. Each is searched for, so they are few. */
  otherTitles: z._default(listOf(3, 120), []),
  titleWordsLeftOut: z._default(listOf(20, 40), []),
  /** What a posting does not say about remote work or its level does not leave it out. */
  remoteOnly: z._default(z.boolean(), false),
  minLevel: z._default(z.nullable(SearchLevel), null),
  maxLevel: z._default(z.nullable(SearchLevel), null),
})
export type PostingChoices = Readonly<z.infer<typeof PostingChoices>>

/** Fields with the same name and meaning from form to table; a new field here needs no mapping. */
export const Preferences = z.extend(PostingChoices, {
  letterLanguage: z._default(LetterLanguageChoice, DEFAULT_LETTER_LANGUAGE),
  letterTone: z._default(LetterTone, DEFAULT_LETTER_TONE),
  /** Whether a run ends in a shortlist that the user chooses from before anything is written. */
  chooseFirst: z._default(z.boolean(), false),
})
export type Preferences = Readonly<z.infer<typeof Preferences>>

/** Input of the form, in the form's order. The list of roles has exactly one. */
export const ConfigurationInput = z
  .strictObject({
    resumeUrl: text(500, CONFIGURATION_MESSAGES.resumeUrl),
    jobTitle: text(120, CONFIGURATION_MESSAGES.jobTitle),
    targetArea: text(80, CONFIGURATION_MESSAGES.targetArea),
    targetCity: text(80, CONFIGURATION_MESSAGES.targetCity),
    jobPostedTimeframe: z._default(Timeframe, DEFAULT_TIMEFRAME),
    targetPersonRoles: z
      .array(TargetRole, { error: CONFIGURATION_MESSAGES.targetPersonRole })
      .check(z.length(1, CONFIGURATION_MESSAGES.targetPersonRole)),
    // Pages that were loaded before these choices existed leave them out.
    ...Preferences.shape,
    /** When left out, the saved value stays; before the first save it is true. */
    writeToAgencies: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ minLevel, maxLevel }) =>
        minLevel === null ||
        maxLevel === null ||
        SEARCH_LEVELS.indexOf(minLevel) <= SEARCH_LEVELS.indexOf(maxLevel),
      { path: ['minLevel'], error: 'The lowest level can’t be above the highest.' },
    ),
  )
export type ConfigurationInput = z.infer<typeof ConfigurationInput>

export const Configuration = z.extend(Preferences, {
  id: z.string(),
  resumeUrl: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  targetArea: z.nullable(z.string()),
  targetCity: z.nullable(z.string()),
  jobPostedTimeframe: Timeframe,
  targetPersonRoles: z.array(TargetRole),
  isConfigured: z.boolean(),
  lastConfigChangeAt: z.nullable(Instant),
  lastWebhookSentAt: z.nullable(Instant),
  isProcessingJobs: z.boolean(),
  processingStartedAt: z.nullable(Instant),
  createdAt: z.nullable(Instant),
  updatedAt: z.nullable(Instant),
})
export type Configuration = z.infer<typeof Configuration>

/** Coverage of a country: searched as a whole, only some companies' boards, or not at all. */
export const Coverage = z.enum(['full', 'boards', 'none'])
export type Coverage = z.infer<typeof Coverage>

/** The data of the form. */
export const ConfigurationWithCoverage = z.extend(Configuration, {
  /** By country code. */
  coverage: z.record(z.string(), Coverage),
})
export type ConfigurationWithCoverage = z.infer<typeof ConfigurationWithCoverage>

export const NextSyncInfo = z.object({
  timeUntilNextHours: z.number(),
  timeUntilNextMinutes: z.number(),
  currentSubscriptionDay: z.number(),
  nextSyncTime: z.nullable(Instant),
  subscriptionStartDate: z.nullable(Instant),
  syncSchedule: z.string(),
  lastSyncTime: z.nullable(Instant),
  planExpiresAt: z.nullable(Instant),
})
export type NextSyncInfo = z.infer<typeof NextSyncInfo>
