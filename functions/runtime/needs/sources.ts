import * as z from 'zod/mini'
import { adzunaSource } from '#adapters/adzuna/adzuna-source.ts'
import { callBudget } from '#adapters/dynamo/call-budget.ts'
import { answerCache, usedJobs } from '#adapters/dynamo/provider-stores.ts'
import { greenhouseSource } from '#adapters/greenhouse/greenhouse-source.ts'
import { hunterContacts } from '#adapters/hunter/hunter-contacts.ts'
import { systemClock } from '../clock.ts'
import { filled } from '../config.ts'
import { lazy } from '../lazy.ts'
import { readSecrets } from '../secrets.ts'
import { sleep } from '../sleep.ts'
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
