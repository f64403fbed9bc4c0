import * as z from 'zod/mini'
import { answerCache } from '#functions/postings/answer-cache.store.ts'
import { coverageByCountry, openSources, usedVendors } from '#functions/postings/coverage.ts'
import { wholePostings, type ReadWhole } from '#functions/postings/boards/whole-posting.ts'
import { BOARD_VENDORS, POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { userSchedules } from '#vendors/scheduler/user-schedules.ts'
import { hunterContacts } from '#vendors/hunter/hunter-contacts.ts'
import { countryByName } from '#shared/catalog/countries.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { readSecrets } from '../config/stored-secrets.ts'
import { sleep } from '../lambda/sleep.ts'
import { limits, table } from './table.ts'

const shared = lazy(() => ({
  cache: answerCache(table(), systemClock),
  budget: limits(),
  clock: systemClock,
  sleep,
}))

const asObject = (variable: string) => z.object({ [variable]: filled })

/** A setting that is no secret. */
export const plainSetting = (variable: string): string => readEnvironment(asObject(variable))[variable] ?? ''

/** The vendors of postings that are set up here: known without a secret, and without asking one. */
const postingVendors = lazy(() =>
  usedVendors(POSTING_VENDORS, (variable) => Boolean(process.env[variable]), plainSetting),
)

export const postingSources = lazy(() =>
  openSources(postingVendors(), (variable) => readSecrets(asObject(variable))[variable] ?? '', shared()),
)

/** Looks postings up at the employers' own boards, of those families that are set up here. */
export const readWhole = lazy((): ReadWhole => {
  const used = BOARD_VENDORS.filter(({ baseUrl }) => Boolean(process.env[baseUrl.variable]))
  const opened = lazy(async () =>
    wholePostings({
      boards: (await Promise.all(used.map(({ boards }) => boards(plainSetting)))).flat(),
      readers: await Promise.all(used.map(({ reader }) => reader(plainSetting, shared()))),
    }),
  )
  return async (posting, search) => await (await opened())(posting, search)
})

export const contactSource = lazy(() => {
  const env = readSecrets(z.object({ HUNTER_BASE_URL: filled, HUNTER_API_KEY: filled }))
  return hunterContacts({ ...shared(), baseUrl: env.HUNTER_BASE_URL, apiKey: env.HUNTER_API_KEY })
})

/** How each country of the form is covered: the form shows it, and the start goes by it. */
export const coverage = lazy(() => coverageByCountry(postingVendors()))
/** Whether a run may start for a country, by its name. */
export const covered = lazy(
  () => (country: string) => (coverage()[countryByName(country)?.code ?? ''] ?? 'none') !== 'none',
)

/** Each user's daily alarm, which puts a message into the queue of runs. */
export const schedules = lazy(() => {
  const env = readEnvironment(
    z.object({
      SCHEDULE_GROUP: filled,
      SCHEDULE_ROLE_ARN: filled,
      CYCLE_QUEUE_ARN: filled,
      SCHEDULE_DEAD_LETTER_ARN: z.optional(filled),
    }),
  )
  const deadLetters =
    env.SCHEDULE_DEAD_LETTER_ARN === undefined ? {} : { deadLetterArn: env.SCHEDULE_DEAD_LETTER_ARN }
  return userSchedules({
    groupName: env.SCHEDULE_GROUP,
    roleArn: env.SCHEDULE_ROLE_ARN,
    queueArn: env.CYCLE_QUEUE_ARN,
    ...deadLetters,
    clock: systemClock,
  })
})
