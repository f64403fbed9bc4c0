import * as z from 'zod/mini'
import {
  SourceUnavailable,
  type Posting,
  type PostingsFound,
  type PostingSource,
  type Search,
} from '#functions/postings/model.ts'
import type { SourceParts } from '#functions/postings/posting-vendor.ts'
import { cacheKey, cachedAnswer, KEEP } from '#platform/provider/cached-answer.ts'
import { providerClient } from '#platform/provider/provider-client.ts'
import { AdzunaJob, jobsOf, type AdzunaPage } from './job-answer.ts'
import { postingOf } from './posting-of-job.ts'
import { adzuna } from './vendor.ts'

const PAGES = 3
const PER_PAGE = 50

export interface AdzunaOptions extends SourceParts {
  readonly baseUrl: string
  readonly appId: string
  readonly appKey: string
  readonly timeoutMs?: number
}

const Page = z.object({ jobs: z.array(AdzunaJob), count: z.number(), rows: z.number() })

/**
 * Searches Adzuna: up to three pages of fifty postings, each cached for six hours. Adzuna accepts its keys in
 * the query only. Throws SourceUnavailable when the first page fails.
 */
export function adzunaSource(options: AdzunaOptions): Pick<PostingSource, 'search'> {
  const get = providerClient(options)

  const page = (search: Search, number: number): Promise<AdzunaPage> => {
    const query = queryOf(search)
    const key = cacheKey('adzuna', search.countryCode, String(number), ...Object.values(query))
    return cachedAnswer(
      options.cache,
      key,
      Page,
      () => KEEP.search,
      async () => {
        const { status, body } = await get({
          path: `/v1/api/jobs/${search.countryCode}/search/${number}`,
          query: { app_id: options.appId, app_key: options.appKey, ...query },
          counted: { source: adzuna.id, windows: adzuna.limits.windows },
        })
        if (status === 429) throw new SourceUnavailable('it refused more searches for now')
        if (status === 401 || status === 403) throw new SourceUnavailable('it refused our key')
        const found = status === 200 ? jobsOf(body) : null
        if (found === null) throw new SourceUnavailable('its answer could not be read')
        return found
      },
    )
  }

  return {
    search: async (search): Promise<PostingsFound> => {
      const postings: Posting[] = []
      for (let number = 1; number <= PAGES; number += 1) {
        try {
          const { jobs, count, rows } = await page(search, number)
          postings.push(...jobs.map((job) => postingOf(job, search)).filter((posting) => posting !== null))
          if (rows < PER_PAGE || number * PER_PAGE >= count) break
        } catch (error) {
          if (number === 1 || !(error instanceof SourceUnavailable)) throw error
          return { postings, cutShort: true, cutShortBy: error.message }
        }
      }
      return { postings, cutShort: false }
    },
  }
}

/** Radius in kilometres; always sent, because Adzuna's default is uncertain. */
const RADIUS_KM = '10'

const queryOf = (search: Search): Record<string, string> => ({
  what: search.jobTitle,
  ...(search.city === null ? {} : { where: search.city, distance: RADIUS_KM }),
  max_days_old: String(search.maxAgeDays),
  results_per_page: String(PER_PAGE),
})
