import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedInAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, type Client } from '#harness/session.ts'
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
  expect(await budget.consume(counter, windows, Math.min(...windows.map((window) => window.limit)))).toEqual({
    taken: true,
  })
}

interface Caller {
  readonly id: string
  /** What the request is sent with. */
  readonly sent: { readonly session: string | null; readonly admin?: string }
  /** The counters of the endpoints that were called. */
  readonly counted: Set<string>
}

const counterOf = ({ id }: Contract, { sharedAs }: RateLimit): string => sharedAs ?? id
const userOf = async (client: Client): Promise<Caller> => ({
  id: z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id,
  sent: { session: client.cookies()['sid'] ?? null },
  counted: new Set(),
})
const ready = await userOf(maker)
const users: Caller[] = []
const admins: Caller[] = []

/** Somebody for whom nothing is counted that the endpoint counts, so that only one limit can refuse the call. */
async function callerOf(contract: Contract, known: Caller[], make: () => Promise<Caller>): Promise<Caller> {
  const counters = rateLimitsOf(contract).map((limit) => counterOf(contract, limit))
  const rested = known.find(({ counted }) => !counters.some((counter) => counted.has(counter)))
  const caller = rested ?? (await make())
  if (rested === undefined) known.push(caller)
  for (const counter of counters) caller.counted.add(counter)
  return caller
}

const newUser = async (): Promise<Caller> =>
  await userOf(await browserSession(stage, `caller-${callers}@mail.example`))

async function newStaff(): Promise<Caller> {
  const { admin, cookie } = await signedInAdmin(stage, `caller-${callers}@staff.example`, 'super_admin')
  return { id: admin.id, sent: { session: null, admin: cookie }, counted: new Set() }
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
  const isStaff = contract.auth === 'admin' || contract.auth === 'super_admin'
  const person =
    contract.auth === 'none'
      ? null
      : isStaff
        ? await callerOf(contract, admins, newStaff)
        : COUNTED_WHEN_READY.has(contract.id)
          ? ready
          : await callerOf(contract, users, newUser)
  const isOfNetwork = person === null || (limit.of === 'network' && !isStaff)
  const sample = await bodyFor(contract, maker)
  const body =
    limit.onlyWith === undefined || contract.body === undefined
      ? sample
      : { ...Object(sample), [limit.onlyWith]: 'SPRING' }
  await fill(limit, `${counterOf(contract, limit)}:${isOfNetwork ? secrets.hash(address) : person.id}`)
  const answer = await callEndpoint(stage.origin, contract, {
    ...(person?.sent ?? { session: null }),
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
