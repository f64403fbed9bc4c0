/**
 * Hunter's domain search, email finder, email verifier and account over the invented market.
 *
 * Rules (hunter.io/api-documentation/v2, the section in brackets):
 * - The key comes in a header; a wrong one is 401 (authentication).
 * - 403 is the rate limit: 15 searches a second and 500 a minute, 10 verifications a second and 300 a minute. 429 means that
 *   the month's credits are spent (rate-limiting, errors).
 * - An error is `{errors: [{id, code, details}]}`; 400 names what is wrong in the question (errors).
 * - 451: the person or company asked not to be processed (errors).
 * - A search costs a credit for ten people, a verification half of one; what finds nothing is free (domain-search,
 *   email-verifier, hunter.io/pricing). The count is free (email-count).
 * - The account has one bucket of credits, or on an older plan one of searches and one of verifications; `available` is
 *   the month's allowance, not what is left (account).
 * - A verification that takes longer answers 202, and the same question is asked again (email-verifier).
 *
 * Not imitated: keys outside of the header, full names, offsets, leads, campaigns, discover, enrichment,
 * author finder, phone numbers, free repetition of a request within a billing period, the free plan, and
 * meaningful confidence scores.
 */
import * as z from 'zod/mini'
import type { EmulatorOptions } from '../kit/emulator.ts'
import { jsonState } from '../kit/state.ts'
import { providerEmulator } from '../market/provider-faults.ts'
import { fitsWindows } from '../market/rate-windows.ts'
import { companyAsked, countAnswer, domainAnswer, finderAnswer, memberAt, verifierAnswer } from './answers.ts'

const State = z.object({ used: z.number(), pending: z.record(z.string(), z.number()) })
const SEARCH = [
  { seconds: 1, limit: 15 },
  { seconds: 60, limit: 500 },
]
const VERIFIER = [
  { seconds: 1, limit: 10 },
  { seconds: 60, limit: 300 },
]
const DEPARTMENTS = new Set(
  'executive it finance management sales legal support hr marketing communication education design health operations'.split(
    ' ',
  ),
)

export interface HunterEmulatorOptions extends EmulatorOptions {
  readonly apiKey?: string
  /** Credits per month; the Growth plan's when absent. */
  readonly credits?: number
  /** Accounts opened since 2025 have one bucket of credits; earlier ones count searches and verifications apart. */
  readonly plan?: 'credits' | 'two_buckets'
}

const MESSAGES: Readonly<Record<number, readonly [id: string, details: string]>> = {
  400: ['wrong_params', 'You are missing one parameter or it is wrong.'],
  401: ['authentication_failed', 'No user found for the API key supplied.'],
  403: ['too_many_requests_per_second', 'You have reached the rate limit.'],
  404: ['not_found', 'The resource was not found.'],
  429: ['too_many_requests', 'You have reached the limit of your plan.'],
  451: ['claimed_email', 'The person behind this email address asked us not to process it.'],
}

const refuse = (status: number, id?: string): Response => {
  const [known, details] = MESSAGES[status] ?? ['internal_error', 'Something went wrong on our side.']
  return Response.json({ errors: [{ id: id ?? known, code: status, details }] }, { status })
}

/** Starts the emulator. The key is `emulator-key` by default; `credits()` returns the remaining credits. */
export async function startHunterEmulator(options: HunterEmulatorOptions = {}) {
  const { apiKey = 'emulator-key' } = options
  const state = jsonState(options.statePath, State, (): z.infer<typeof State> => ({ used: 0, pending: {} }))
  const { app, clock, rows, start } = providerEmulator(options, (status) => refuse(status))
  const allowed = options.credits ?? 10_000
  const left = () => Math.max(0, allowed - state.value.used)
  const calls: Record<'search' | 'count' | 'verifier', number[]> = { search: [], count: [], verifier: [] }
  app.use('/v2/*', async (c, next) => {
    if (c.req.header('x-api-key') !== apiKey) return refuse(401)
    if (c.req.path === '/v2/account') return await next()
    if (c.req.path === '/v2/email-count')
      return fitsWindows(calls.count, clock.now().getTime(), SEARCH) ? await next() : refuse(403)
    const verifying = c.req.path === '/v2/email-verifier'
    if (
      !fitsWindows(
        verifying ? calls.verifier : calls.search,
        clock.now().getTime(),
        verifying ? VERIFIER : SEARCH,
      )
    )
      return refuse(403)
    return left() === 0 ? refuse(429) : await next()
  })
  const spend = (credits: number) => {
    state.value.used += credits
    state.save()
  }

  app.get('/v2/domain-search', (c) => {
    const query = c.req.query()
    const limit = Number(query['limit'] ?? 10)
    const departments = (query['department'] ?? '').split(',').filter((name) => name !== '')
    if (
      (query['domain'] ?? query['company']) === undefined ||
      !Number.isInteger(limit) ||
      limit < 1 ||
      limit > 100
    )
      return refuse(400)
    if (departments.some((name) => !DEPARTMENTS.has(name))) return refuse(400, 'invalid_department')
    const company = companyAsked(query)
    if (company?.known === 'refused') return refuse(451)
    const { body, given } = domainAnswer(company, query, { limit, departments }, clock.now(), rows())
    if (given > 0) spend(Math.ceil(given / 10))
    return c.json(body)
  })

  // Free of charge.
  app.get('/v2/email-count', (c) => {
    const query = c.req.query()
    if ((query['domain'] ?? query['company']) === undefined) return refuse(400)
    return c.json(countAnswer(companyAsked(query), query))
  })

  app.get('/v2/email-finder', (c) => {
    const query = c.req.query()
    if (query['domain'] === undefined && query['company'] === undefined) return refuse(400)
    if (query['first_name'] === undefined || query['last_name'] === undefined) return refuse(400)
    const { body, found, refused } = finderAnswer(query, clock.now())
    if (refused) return refuse(451)
    if (found) spend(1)
    return c.json(body)
  })

  app.get('/v2/email-verifier', (c) => {
    const email = (c.req.query('email') ?? '').toLowerCase()
    if (!email.includes('@')) return refuse(400, 'invalid_email')
    const member = memberAt(email)
    if (member?.fate === 'refused') return refuse(451)
    const { body, slow } = verifierAnswer(email)
    const asked = state.value.pending[email] ?? 0
    if (asked === 0) spend(0.5)
    state.value.pending[email] = slow && asked === 0 ? 1 : 0
    state.save()
    return slow && asked === 0 ? c.json({ data: { status: 'in progress', email } }, 202) : c.json(body)
  })

  const bucket = () => ({ used: state.value.used, available: allowed })
  app.get('/v2/account', (c) =>
    c.json({
      data: {
        first_name: 'Local',
        last_name: 'Emulator',
        email: 'owner@example.com',
        plan_name: 'Growth',
        plan_level: 2,
        reset_date: '2099-01-01',
        team_id: 1,
        calls: { used: state.value.used, available: allowed },
        requests:
          options.plan === 'two_buckets'
            ? { searches: bucket(), verifications: bucket() }
            : { credits: bucket() },
      },
    }),
  )

  app.notFound(() => refuse(404))
  /** Environment variables that make the product use it, without its base URL. */
  const settings = { HUNTER_API_KEY: apiKey }
  return { ...(await start()), settings, credits: left }
}
