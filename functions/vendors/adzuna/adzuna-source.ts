import * as z from 'zod/mini'
import {
  SourceUnavailable,
  type PostingsFound,
  type PostingSource,
  type Search,
} from '#functions/postings/model.ts'
import type { Posting } from '#engine/values/posting.ts'
import type { SourceParts } from '#functions/postings/posting-vendor.ts'
import { cacheKey, cachedAnswer, KEEP } from '../kit/cached-answer.ts'
import { providerClient } from '../kit/provider-client.ts'
import { postingOfRow } from '../kit/posting-of-row.ts'
import { idText, readable, tolerant } from '../kit/tolerant.ts'
import { adzuna } from './vendor.ts'

const PAGES = 3
const PER_PAGE = 50

export interface AdzunaOptions extends SourceParts {
  readonly baseUrl: string
  readonly appId: string
  readonly appKey: string
  readonly timeoutMs?: number
}

const text = tolerant(z.string())

/** One row as Adzuna sends it; every field may be missing, and an invalid one counts as missing. */
const Job = z.object({
  id: idText,
  title: text,
  description: text,
  created: text,
  redirect_url: text,
  company: tolerant(z.object({ display_name: text })),
  location: tolerant(z.object({ display_name: text, area: tolerant(z.array(z.string())) })),
})
const Answer = z.object({ results: z.array(z.unknown()), count: tolerant(z.number()) })

/** `count` are the results of the whole search, `rows` those of this page, including invalid ones. */
const Page = z.object({ jobs: z.array(Job), count: z.number(), rows: z.number() })

/**
 * Searches Adzuna: up to three pages of fifty postings, each cached for six hours. Adzuna accepts its keys in
 * the query only. Throws SourceUnavailable when the first page fails.
 */
export function adzunaSource(options: AdzunaOptions): Pick<PostingSource, 'search'> {
  const get = providerClient(options)

  const page = (search: Search, number: number): Promise<z.infer<typeof Page>> => {
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
        if (status === 429) throw new SourceUnavailable('busy')
        if (status === 401 || status === 403) throw new SourceUnavailable('key_refused')
        const answer = status === 200 ? Answer.safeParse(body).data : undefined
        if (answer === undefined) throw new SourceUnavailable('unreadable')
        const { results, count = results.length } = answer
        return { jobs: readable(Job, results), count, rows: results.length }
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
          return { postings, cutShort: true, cutShortBy: error.trouble }
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

const FULLY_REMOTE =
  /\b(?:fully|100\s?%|completely) remote\b|\bremote (?:position|role|job|within|across|in)\b|\bwork from anywhere\b/i

/** A row as a posting; null for a row that `postingOfRow` rejects. */
function postingOf(job: z.infer<typeof Job>, search: Search): Posting | null {
  const row = {
    ...job,
    company: job.company?.display_name,
    place: job.location?.display_name,
    url: job.redirect_url,
    postedAt: job.created,
  }
  const posting = postingOfRow(row, search, adzuna)
  if (posting === null) return null
  const { remote, description, location } = posting
  return {
    ...posting,
    id: `adzuna:${job.id}`,
    // The place may be the country under its local name.
    location: row.place && row.place === job.location?.area?.[0] ? row.place : location,
    remote: remote || FULLY_REMOTE.test(description),
  }
}
