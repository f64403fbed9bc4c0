import type { SourceTrouble } from '#shared/catalog/reasons/run-notes.ts'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { fitsPlace } from '#engine/postings'
import {
  SourceUnavailable,
  type PostingsFound,
  type PostingSource,
  type Search,
} from '#functions/postings/model.ts'
import type { Posting } from '#engine/values/posting.ts'
import type { SourceParts } from '#functions/postings/posting-vendor.ts'
import { DAY } from '#platform/clock.ts'
import { cacheKey, cachedAnswer, KEEP } from '../kit/cached-answer.ts'
import { providerClient } from '../kit/provider-client.ts'
import { BRAND } from '#shared/brand.ts'
import { countryByName } from '#engine/values/countries.ts'
import { plainLine } from '../kit/plain-text.ts'
import { postingOfRow } from '../kit/posting-of-row.ts'
import { rowsOf, tolerant } from '../kit/tolerant.ts'
import { LOCALES } from './locales.ts'
import { careerjet } from './vendor.ts'

/** Careerjet offers up to ten pages. */
const PAGES = 2
const PER_PAGE = '100'
/** Characters of the text. The documented default is 120, without a maximum; public clients use 3,000. */
const TEXT_SIZE = '3000'

const text = tolerant(z.string())

/** One row as Careerjet sends it; an invalid field counts as missing. Rows have no id. */
const Job = z.object({
  title: text,
  company: text,
  date: text,
  description: text,
  locations: text,
  url: text,
})
/** Careerjet's own clients expect a place as a string, others as an object with a name; both are accepted. */
const Place = z.pipe(
  z.union([z.string(), z.object({ name: z.string() })]),
  z.transform((place) => (typeof place === 'string' ? place : place.name)),
)
const Answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LOCATIONS'), locations: z.array(Place) }),
  z.object({ type: z.literal('JOBS'), pages: tolerant(z.number()), jobs: rowsOf(Job) }),
])

/** A page of jobs, or the places that an ambiguous place may mean. */
const Page = z.union([
  z.object({ jobs: z.array(Job), pages: z.number() }),
  z.object({ places: z.array(z.string()) }),
])

export interface CareerjetOptions extends SourceParts {
  readonly baseUrl: string
  readonly apiKey: string
  /** IP address that this deployment calls from, as registered with Careerjet. */
  readonly userIp: string
  /** Origin of the site that shows the postings. */
  readonly site: string
  readonly timeoutMs?: number
}

const REFUSALS: Readonly<Record<number, SourceTrouble>> = {
  401: 'key_refused',
  403: 'key_or_address_refused',
  429: 'busy',
}

/**
 * Searches Careerjet (careerjet.com/partners/api, version 4), newest first: up to two pages of a hundred
 * postings, each cached for six hours. Postings that are too old are left out here. The API requires the
 * searcher's IP address and browser, which a run does not have: the deployment's registered address and the
 * product's name are sent instead, never a user's data. The licence has to allow that (docs/deploy.md).
 * Throws SourceUnavailable when the first page fails.
 */
export function careerjetSource(options: CareerjetOptions): Pick<PostingSource, 'search'> {
  const { apiKey, userIp, site, clock } = options
  const get = providerClient({
    ...options,
    headers: { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`, referer: `${site}/` },
  })

  const page = (search: Search, location: string | null, number: number): Promise<z.infer<typeof Page>> => {
    const query = {
      locale_code: LOCALES[search.countryCode] ?? '',
      keywords: search.jobTitle,
      ...(location === null ? {} : { location }),
      sort: 'date',
      page: String(number),
      page_size: PER_PAGE,
      fragment_size: TEXT_SIZE,
    }
    return cachedAnswer(
      options.cache,
      cacheKey(careerjet.id, ...Object.values(query)),
      Page,
      () => KEEP.search,
      async () => {
        const { status, body } = await get({
          path: '/v4/query',
          query: { ...query, user_ip: userIp, user_agent: `${BRAND.name} (+${site})` },
          counted: { source: careerjet.id, windows: careerjet.limits.windows },
        })
        const answer = status === 200 ? Answer.safeParse(body).data : undefined
        if (answer === undefined) throw new SourceUnavailable(REFUSALS[status] ?? 'unreadable')
        return answer.type === 'LOCATIONS'
          ? { places: answer.locations }
          : { jobs: answer.jobs, pages: answer.pages ?? 1 }
      },
    )
  }

  const isNew =
    ({ maxAgeDays }: Search) =>
    ({ postedAt }: Posting): boolean =>
      postedAt === null || clock.now().getTime() - postedAt.getTime() <= maxAgeDays * DAY

  /** Reads pages until one contains old postings. Returns the possible places when the place is ambiguous. */
  const pages = async (
    search: Search,
    location: string | null,
  ): Promise<PostingsFound | readonly string[]> => {
    const postings: Posting[] = []
    for (let number = 1; number <= PAGES; number += 1) {
      try {
        const found = await page(search, location, number)
        if ('places' in found) return found.places
        const rows = found.jobs.map((job) => postingOf(job, search)).filter((posting) => posting !== null)
        const fresh = rows.filter(isNew(search))
        postings.push(...fresh)
        if (number >= found.pages || fresh.length < rows.length) break
      } catch (error) {
        if (number === 1 || !(error instanceof SourceUnavailable)) throw error
        return { postings, cutShort: true, cutShortBy: error.trouble }
      }
    }
    return { postings, cutShort: false }
  }

  return {
    search: async (search) => {
      const first = await pages(search, search.city)
      if ('postings' in first) return first
      const meant = meantOf(first, search)
      const second = meant === undefined ? first : await pages(search, meant)
      return 'postings' in second ? second : { postings: [], cutShort: true, cutShortBy: 'place_unclear' }
    },
  }
}

/** The place that matches the search, preferably one that names no other city of the country. */
function meantOf(places: readonly string[], search: Search): string | undefined {
  const fitting = places.filter((place) => fitsPlace(search, place, false))
  const others = countryByName(search.country)?.cities.filter((city) => city !== search.city) ?? []
  return fitting.find((place) => !others.some((city) => place.includes(city))) ?? fitting[0]
}

/**
 * A row as a posting; null for a row that `postingOfRow` rejects. Rows have no id and their links differ in
 * every answer, so the id is a hash of the job's fields.
 */
function postingOf(job: z.infer<typeof Job>, search: Search): Posting | null {
  const posting = postingOfRow({ ...job, place: job.locations, postedAt: job.date }, search, careerjet)
  if (posting === null) return null
  const fields = [posting.title, posting.company, plainLine(job.locations ?? ''), job.date ?? '']
  const hash = createHash('sha256').update(fields.join('\u0000')).digest('base64url')
  return { ...posting, id: `careerjet:${hash.slice(0, 22)}` }
}
