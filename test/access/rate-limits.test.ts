import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedInAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { ADDRESS_HEADER } from '#platform/http/visitor.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { withinTokens } from '#vendors/kit/models/within-tokens.ts'
import { holdSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import { callBudget } from '#platform/table/rate-limit.store.ts'
import { rateLimitsOf, windowsOf, type Contract, type RateLimit } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { Problem } from '#shared/models/wire-types.ts'
import { callEndpoint, type Answer } from './call.ts'
import { bodyFor, thingOf } from './samples.ts'

const stage = await testStage({ workers: null })
const maker = await readyUser(stage, 'maker@mail.example', 'pro', 'product-manager.txt')
// A window that ends between filling the counter and the call would let the call through.
afterAll(holdSystemClock())

const rows = Object.values<Contract>(contracts).flatMap((contract) =>
  rateLimitsOf(contract).map(
    (limit, index) => [`limit ${index + 1} of ${contract.id}`, contract, limit] as const,
  ),
)
let callers = 0

/** Uses up the shortest window of the limit. */
async function fill(limit: RateLimit, counter: string): Promise<void> {
  const windows = windowsOf(limit)
  const budget = callBudget(tableOf(stage), systemClock)
  const most = Math.min(...windows.map((window) => window.limit))
  await Promise.all(Array.from({ length: most }, () => budget.consume(counter, windows)))
}

/** The error code, or the reason in the URL of a redirect. */
const refusalOf = ({ location, body }: Answer): string | null =>
  location === null ? Problem.parse(body).code : new URL(location, stage.origin).searchParams.get('error')

const QUERIES: Readonly<Record<string, string>> = {
  startGmailSignup: '?plan=starter',
  startGmail: '?for=sign_in',
  listBlogPosts: '?search=letters',
  findUsers: '?text=somebody',
}

/** Counted after all other checks, so that only a user who is ready to start meets the limit. */
const COUNTED_WHEN_READY: ReadonlySet<string> = new Set(['startEmailDrafting'])

test('more than thirty endpoints have a rate limit', () => {
  expect(rows.length).toBeGreaterThan(30)
})

test('a model is asked within its tokens a minute, and not once they are used up', async () => {
  const answering = { id: 'counted', ask: async () => 'an answer' }
  const budget = callBudget(tableOf(stage), systemClock)
  const model = withinTokens(answering, budget, { perMinute: 10_000, calls: 2 })
  // 2,000 tokens of text and 1,000 of an answer, twice: 6,000 of 10,000.
  const request = { system: 's'.repeat(4_000), user: 'u'.repeat(4_000), maxTokens: 1_000, timeoutMs: 1_000 }
  const answer = { name: 'a', description: 'd', schema: {} }
  expect(await model.ask({ ...request, answer })).toBe('an answer')
  await expect(model.ask({ ...request, answer })).rejects.toMatchObject({ failure: 'throttled' })
  const small = { ...request, answer, system: '', user: '', maxTokens: 2_000 }
  expect(await model.ask(small)).toBe('an answer')
  await expect(model.ask({ ...small, maxTokens: 1 })).rejects.toMatchObject({ failure: 'throttled' })
})

test.each(rows)('%s refuses a call over its limit', async (_, contract, limit) => {
  callers += 1
  const address = `192.0.2.${callers}`
  const ofAdmins = contract.auth === 'admin' || contract.auth === 'super_admin'
  const staff = ofAdmins ? await signedInAdmin(stage, `caller-${callers}@staff.example`, 'super_admin') : null
  const person =
    contract.auth === 'none' || ofAdmins
      ? null
      : COUNTED_WHEN_READY.has(contract.id)
        ? maker
        : await browserSession(stage, `caller-${callers}@mail.example`)
  const { id = '' } =
    person === null ? {} : z.object({ id: z.string() }).parse((await person.get('/api/user')).body)
  const caller = staff?.admin.id ?? (limit.of === 'network' || person === null ? secrets.hash(address) : id)
  const sample = await bodyFor(contract, maker)
  const body =
    limit.onlyWith === undefined || contract.body === undefined
      ? sample
      : { ...Object(sample), [limit.onlyWith]: 'SPRING' }
  await fill(limit, `${limit.sharedAs ?? contract.id}:${caller}`)
  const answer = await callEndpoint(stage.origin, contract, {
    session: person?.cookies()['sid'] ?? null,
    ...(staff && { admin: staff.cookie }),
    params: thingOf(contract.id)?.absent ?? {},
    query: QUERIES[contract.id] ?? '',
    body,
    from: { 'sec-fetch-site': 'same-origin', [ADDRESS_HEADER]: address },
  })
  expect([answer.status, refusalOf(answer)]).toEqual([
    contract.reply === 'redirect' ? 302 : 429,
    'too_many_requests',
  ])
})
