/**
 * Adzuna's job search over the invented market.
 *
 * Rules (developer.adzuna.com/docs/search and developer.adzuna.com/docs/terms_of_service):
 * - Id and key are parameters; a wrong one is 401 with `AUTH_FAIL` (overview).
 * - A country is a part of the path, and one that is not covered is 404; a page has at most fifty adverts (search).
 * - 25 calls a minute, 250 a day, 1,000 a week, 2,500 a month; then 429 (terms_of_service).
 * - The description is cut short (search).
 *
 * Not imitated: its relevance order (newest first here),
 * what_or, what_exclude, salary and contract filters, distances (a search in a city finds that city's
 * adverts), the history, category and company endpoints, and the mapping of unknown places to the nearest
 * known one.
 */
import * as z from 'zod/mini'
import { COUNTRIES } from '#engine/values/countries.ts'
import type { EmulatorOptions } from '../kit/emulator.ts'
import { jsonState } from '../kit/state.ts'
import type { PostingEmulator } from '../market/posting-emulator.ts'
import { MARKET_DAYS, marketPostings, postingByRef } from '../market/postings.ts'
import { providerEmulator } from '../market/provider-faults.ts'
import { fitsWindows } from '../market/rate-windows.ts'
import { advertPage, jobOf } from './advert.ts'

const COVERED = new Set('gb us at au be br ca ch de es fr in it mx nl nz pl sg za'.split(' '))
const LIMITS = [
  { seconds: 60, limit: 25 },
  { seconds: 86_400, limit: 250 },
  { seconds: 7 * 86_400, limit: 1_000 },
  { seconds: 30 * 86_400, limit: 2_500 },
]
const State = z.object({ calls: z.array(z.number()) })

export interface AdzunaEmulatorOptions extends EmulatorOptions {
  /** Calls per time window; Adzuna's own limits when absent. */
  readonly limits?: readonly { readonly seconds: number; readonly limit: number }[]
}

const refuse = (status: number, exception = 'UNKNOWN', display = 'Something went wrong'): Response =>
  Response.json(
    {
      exception,
      display,
      doc: 'https://developer.example/docs/search',
      __CLASS__: 'Adzuna::API::Response::Exception',
    },
    { status },
  )

const Query = z.object({
  what: z.optional(z.string()),
  where: z.optional(z.string()),
  results_per_page: z.optional(z.coerce.number().check(z.gte(1), z.lte(50))),
  max_days_old: z.optional(z.coerce.number().check(z.gte(0))),
})

const APP_ID = 'emulator-app'
const APP_KEY = 'emulator-key'

export async function startAdzunaEmulator(options: AdzunaEmulatorOptions = {}): Promise<PostingEmulator> {
  const state = jsonState(options.statePath, State, () => ({ calls: [] }))
  const { app, clock, rows, start } = providerEmulator(options, (status) => refuse(status))

  app.get('/land/ad/:id', (c) => {
    const posting = postingByRef(c.req.query('se') ?? '')
    return posting === null ? c.text('This advert is gone.', 404) : c.html(advertPage(posting))
  })

  app.use('/v1/api/*', async (c, next) => {
    const { app_id: appId, app_key: appKey } = c.req.query()
    if (appId !== APP_ID || appKey !== APP_KEY) return refuse(401, 'AUTH_FAIL', 'Authorisation failed')
    const fits = fitsWindows(state.value.calls, clock.now().getTime(), options.limits ?? LIMITS)
    state.save()
    return fits ? await next() : refuse(429, 'RATE_LIMIT', 'Too many requests')
  })

  app.get('/v1/api/version', (c) =>
    c.json({ api_version: 1, software_version: 'emulator', __CLASS__: 'Adzuna::API::Response::Version' }),
  )

  app.get('/v1/api/jobs/:country/search/:page', (c) => {
    const countryCode = c.req.param('country')
    const page = Number(c.req.param('page'))
    const query = Query.safeParse(c.req.query())
    if (!COVERED.has(countryCode)) return refuse(404, 'UNKNOWN_METHOD', 'No such country')
    if (!query.success || !Number.isInteger(page) || page < 1)
      return refuse(400, 'BAD_REQUEST', 'Invalid parameters')
    const { what = '', where, results_per_page: perPage = 10, max_days_old: days = MARKET_DAYS } = query.data
    const country = COUNTRIES.find(({ code }) => code === countryCode)
    const city = where === undefined || where.trim() === '' || where === country?.name ? null : where.trim()
    const found = marketPostings({ title: what, countryCode, city }, clock.now(), Math.min(days, MARKET_DAYS))
    const origin = new URL(c.req.url).origin
    const results = found
      .slice((page - 1) * perPage, page * perPage)
      .map((posting, index) => jobOf(posting, what, origin, rows() ? index : null))
    return c.json({
      count: found.length,
      mean: 61_250.4,
      results,
      __CLASS__: 'Adzuna::API::Response::JobSearchResults',
    })
  })

  app.notFound(() => refuse(404, 'UNKNOWN_METHOD', 'Unknown method'))
  return { ...(await start()), settings: { ADZUNA_APP_ID: APP_ID, ADZUNA_APP_KEY: APP_KEY } }
}
