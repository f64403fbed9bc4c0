import * as z from 'zod/mini'
import { adzunaSource } from '#vendors/adzuna/adzuna-source.ts'
import { callBudget } from '../table/rate-limit.store.ts'
import { answerCache, usedJobs } from '#functions/postings/answer-cache.store.ts'
import { greenhouseSource } from '#vendors/greenhouse/greenhouse-source.ts'
import { hunterContacts } from '#vendors/hunter/hunter-contacts.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { filled } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { readSecrets } from '../config/stored-secrets.ts'
import { sleep } from '../lambda/sleep.ts'
import { table } from './table.ts'

const shared = lazy(() => ({
  cache: answerCache(table(), systemClock),
  budget: callBudget(table(), systemClock),
  clock: systemClock,
  sleep,
}))

const Boards = z.array(z.object({ token: filled, company: filled, domain: filled }))

const Environment = z.object({
  ADZUNA_BASE_URL: filled,
  ADZUNA_APP_ID: filled,
  ADZUNA_APP_KEY: filled,
  GREENHOUSE_BASE_URL: filled,
  GREENHOUSE_BOARDS: filled,
})

export const postingSources = lazy(() => {
  const env = readSecrets(Environment)
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

export const used = lazy(() => usedJobs(table()))
