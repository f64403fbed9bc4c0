import * as z from 'zod/mini'
import { ADZUNA_COUNTRIES } from '#vendors/adzuna/countries.ts'
import { adzunaSource } from '#vendors/adzuna/adzuna-source.ts'
import { answerCache } from '#functions/postings/answer-cache.store.ts'
import { greenhouseSource } from '#vendors/greenhouse/greenhouse-source.ts'
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

const Boards = z.array(z.object({ token: filled, company: filled, domain: filled }))

const SourceEnvironment = z.object({
  ADZUNA_BASE_URL: filled,
  ADZUNA_APP_ID: filled,
  ADZUNA_APP_KEY: filled,
  GREENHOUSE_BASE_URL: filled,
  GREENHOUSE_BOARDS: filled,
})

export const postingSources = lazy(() => {
  const env = readSecrets(SourceEnvironment)
  return [
    adzunaSource({
      ...shared(),
      baseUrl: env.ADZUNA_BASE_URL,
      appId: env.ADZUNA_APP_ID,
      appKey: env.ADZUNA_APP_KEY,
    }),
    greenhouseSource({
      ...shared(),
      baseUrl: env.GREENHOUSE_BASE_URL,
      boards: Boards.parse(JSON.parse(env.GREENHOUSE_BOARDS)),
    }),
  ]
})

export const contactSource = lazy(() => {
  const env = readSecrets(z.object({ HUNTER_BASE_URL: filled, HUNTER_API_KEY: filled }))
  return hunterContacts({ ...shared(), baseUrl: env.HUNTER_BASE_URL, apiKey: env.HUNTER_API_KEY })
})

/** Whether any source of postings can be asked about a country; known without asking one. */
export const coverage = lazy(
  () => (country: string) => ADZUNA_COUNTRIES.has(countryByName(country)?.code ?? ''),
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
