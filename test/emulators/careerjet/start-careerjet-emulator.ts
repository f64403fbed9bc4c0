/**
 * Careerjet's search, version 4, over the invented market.
 *
 * Rules (careerjet.com/partners/api):
 * - The key is the user name of Basic authentication; `user_ip` and `user_agent` of the visitor are required.
 * - A page of 1 to 10 has at most 100 adverts; the locale decides the country.
 * - A place that is not clear is answered with `LOCATIONS` to choose from instead of adverts.
 *
 * Not imitated: the list of registered addresses
 * (calls come from this machine), relevance, salary and contract filters, radius and offset. The refusal
 * statuses are those that API users report (401 without a key, 403 without user_ip or user_agent); the
 * documentation says only that there are "various".
 */
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { LOCALES } from '#vendors/careerjet/locales.ts'
import { COUNTRIES, type Country } from '#engine/values/countries.ts'
import type { EmulatorOptions } from '../kit/emulator.ts'
import type { PostingEmulator } from '../market/posting-emulator.ts'
import { MARKET_DAYS, marketPostings, postingByRef } from '../market/postings.ts'
import { providerEmulator } from '../market/provider-faults.ts'
import { jobRow } from './job-row.ts'

const API_KEY = 'emulator-key'

const Query = z.object({
  locale_code: z._default(z.string(), 'en_GB'),
  keywords: z._default(z.string(), ''),
  location: z._default(z.string(), ''),
  sort: z.optional(z.enum(['relevance', 'date', 'salary'])),
  fragment_size: z._default(z.coerce.number().check(z.gte(1)), 120),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
})

const refuse = (status: number, error: string): Response =>
  Response.json({ type: 'ERROR', error, message: error }, { status })

/**
 * Cities that share their name with a village: a search for the name alone offers both, the village first.
 */
const VILLAGES: Readonly<Record<string, string>> = { 'San José': 'San José, Alajuela' }

/** The city that a place names, null for the whole country, or the possible places; a village has no jobs. */
function meaningOf(location: string, country: Country): string | null | readonly string[] {
  const [first = ''] = location.split(',').map((part) => part.trim())
  if (first === '' || first === country.name) return null
  const village = VILLAGES[first]
  if (village === location) return []
  if (village !== undefined && location === first) return [village, `${first}, ${country.name}`]
  if (country.cities.includes(first)) return first
  return country.cities.slice(1).filter((city) => city.toLowerCase().startsWith(first.toLowerCase()))
}

/** Starts the emulator. */
export async function startCareerjetEmulator(options: EmulatorOptions = {}): Promise<PostingEmulator> {
  const failed = (status: number) => refuse(status, 'Something went wrong')
  const { app, clock, rows, start } = providerEmulator(options, failed)

  app.get('/jobad/:ref', (c) => {
    const posting = postingByRef(c.req.param('ref'))
    return posting === null
      ? c.text('This job is gone.', 404)
      : c.text(`${posting.title}\n${posting.company}\n${posting.place}\n\n${posting.description.text}`)
  })

  app.get('/v4/query', (c) => {
    const wanted = `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`
    if (c.req.header('authorization') !== wanted) return refuse(401, 'Authorization required')
    const { user_ip: userIp = '', user_agent: userAgent = '' } = c.req.query()
    if (isIP(userIp) === 0) return refuse(403, 'Missing or invalid user_ip')
    if (userAgent === '') return refuse(403, 'Missing user_agent')
    const query = Query.safeParse(c.req.query())
    if (!query.success) return refuse(400, `Invalid ${query.error.issues[0]?.path.join('.') ?? 'query'}`)
    const { locale_code: locale, keywords, location, fragment_size: size, page, page_size: each } = query.data
    const code = Object.keys(LOCALES).find((known) => LOCALES[known] === locale)
    const country = COUNTRIES.find((known) => known.code === code)
    if (country === undefined) return refuse(400, 'Unknown locale_code')
    const meaning = meaningOf(location, country)
    if (typeof meaning === 'object' && meaning !== null)
      return c.json({ type: 'LOCATIONS', message: 'Please choose a location', locations: meaning })
    const found = marketPostings(
      { title: keywords, countryCode: country.code, city: meaning },
      clock.now(),
      MARKET_DAYS,
    )
    const search = { keywords, size, countryCode: country.code, origin: new URL(c.req.url).origin }
    return c.json({
      type: 'JOBS',
      hits: found.length,
      message: `${found.length} matching jobs found`,
      pages: Math.min(10, Math.ceil(found.length / each)),
      response_time: 0.042,
      jobs: found
        .slice((page - 1) * each, page * each)
        .map((posting, index) => jobRow(posting, search, rows() ? index : null)),
    })
  })

  return { ...(await start()), settings: { CAREERJET_API_KEY: API_KEY, CAREERJET_USER_IP: '127.0.0.1' } }
}
