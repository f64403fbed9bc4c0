import * as z from 'zod/mini'
import { ADZUNA_COUNTRIES } from '#vendors/adzuna/countries.ts'
import { adzunaSource } from '#vendors/adzuna/adzuna-source.ts'
import { answerCache } from '#functions/postings/answer-cache.store.ts'
import { greenhouseSource } from '#vendors/greenhouse/greenhouse-source.ts'
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

const runSettings = lazy(() => {
  const seconds = z.coerce.number().check(z.positive())
  return readEnvironment(
    z.object({
      LEASE_SECONDS: z._default(seconds, 300),
      DOUBT_SECONDS: z._default(seconds, 60),
      LOOK_FIRST: z._default(z.enum(['yes', 'no']), 'no'),
    }),
  )
})

/**
 * How long a worker holds what it works on. Longer than the function's timeout, so that a lease outlives its
 * worker.
 */
export const leaseMs = lazy(() => runSettings().LEASE_SECONDS * 1000)

/** How long to wait before a draft in doubt is looked for again. */
export const doubtMs = lazy(() => runSettings().DOUBT_SECONDS * 1000)

/** Whether every draft is looked for before it is made: after the table was given back from a backup. */
export const lookFirst = lazy(() => runSettings().LOOK_FIRST === 'yes')
