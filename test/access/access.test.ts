import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { atNight } from '#engine/test/at-night.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { tableOf } from '#harness/table-of.ts'
import { keys } from '#platform/table/keys.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { Problem } from '#shared/models/wire-types.ts'
import { callEndpoint, type Answer, type Call } from './call.ts'
import { bodyFor, planFor, thingOf } from './samples.ts'

const stage = await testStage({ workers: null })
const HOUR = 3_600_000

const call = (contract: Contract, options: Call): Promise<Answer> =>
  callEndpoint(stage.origin, contract, options)
const sidOf = (client: Client): string => client.cookies()['sid'] ?? ''
const codeOf = (answer: Answer): string => Problem.parse(answer.body).code
const userIdOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

const expired = sidOf(await browserSession(stage, 'gone@mail.example'))
stage.advance(HOUR + 1)
const leaver = await browserSession(stage, 'leaver@mail.example')
const loggedOut = sidOf(leaver)
await leaver.post('/api/user/logout', {})

const OWNER = 'owner@mail.example'
const owner = await readyUser(stage, OWNER, 'pro', 'product-manager.txt')
const again = await browserSession(stage, OWNER)
const stranger = await readyUser(stage, 'stranger@mail.example', 'pro', 'product-manager.txt')
const reader = await browserSession(stage, 'reader@mail.example', { plan: 'none' })
const ownerId = await userIdOf(owner)
const staff = await signedInAdmin(stage, 'staff@staff.example', 'super_admin')

const table: readonly Contract[] = Object.values(contracts)
const rows = (fits: (contract: Contract) => boolean) =>
  table.filter(fits).map((contract, turn) => [contract.id, contract, turn] as const)
/** By day one of the list for each endpoint, in turn: what refuses is the same code for every endpoint. */
const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  atNight ? all : all.filter((_, index) => index === turn % all.length)
/** By day whether this endpoint is one of the few that meet everything. */
const isOneOfFew = (turn: number): boolean => atNight || turn % 8 === 0
const forAdmins = ({ auth }: Contract) => auth === 'admin' || auth === 'super_admin'
/** The session of a user, or of an admin for endpoints that only admins may call. */
const by = (contract: Contract, client: Client): Pick<Call, 'session' | 'admin'> =>
  forAdmins(contract) ? { session: null, admin: staff.cookie } : { session: sidOf(client) }
const isWrite = ({ method }: Contract) => method !== 'GET'
const paramsFor = async ({ id }: Contract, userId: string) => (await thingOf(id)?.make(stage, userId)) ?? {}

/** A key that the contract names: its effect belongs to that endpoint's own tests. */
const documented = ({ body }: Contract, key: string): boolean =>
  body !== undefined &&
  'shape' in body &&
  typeof body.shape === 'object' &&
  body.shape !== null &&
  key in body.shape

const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
  {},
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: stage.origin },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'null' },
]

describe('who may call an endpoint', () => {
  test.each(rows(({ auth }) => auth === 'user'))(
    '%s answers 401 without a session, with an expired one and after a logout',
    async (_, contract, turn) => {
      const others = isOneOfFew(turn) ? [expired, loggedOut, 'A'.repeat(43), ''] : []
      for (const session of [null, ...others]) {
        const answer = await call(contract, { session, body: contract.body && {} })
        expect([answer.status, codeOf(answer)]).toEqual([401, 'not_authenticated'])
      }
    },
  )

  test.each(rows((contract) => isWrite(contract) && contract.from === undefined))(
    '%s refuses requests from another site, even with a session',
    async (_, contract, turn) => {
      for (const from of inTurn(ELSEWHERE, turn)) {
        const answer = await call(contract, { session: sidOf(stranger), from, body: contract.body && {} })
        expect([answer.status, codeOf(answer)]).toEqual([403, 'origin_refused'])
      }
    },
  )

  test.each(rows(({ from }) => from === 'anywhere'))(
    '%s reads no session, so that another site has nothing to abuse',
    (_, { auth, body, params }) => {
      expect([auth, body, params === undefined]).toEqual(['none', undefined, false])
    },
  )

  test.each(
    rows((contract) => !isWrite(contract) && contract.auth !== 'none' && contract.reply !== 'redirect'),
  )('%s shows nothing to a browser that comes from another site', async (_, contract, turn) => {
    const read = async (site: string) =>
      await call(contract, {
        ...by(contract, stranger),
        params: thingOf(contract.id)?.absent ?? {},
        from: { 'sec-fetch-site': site },
      })
    for (const site of inTurn(['cross-site', 'same-site'], turn)) {
      const answer = await read(site)
      expect([answer.status, codeOf(answer)]).toEqual([403, 'origin_refused'])
    }
    const typed = isOneOfFew(turn) ? [(await read('none')).status] : []
    expect(typed).not.toContain(403)
  })

  test.each(rows(({ auth, reply }) => auth !== 'user' && reply === 'redirect'))(
    '%s redirects a browser without a session',
    async (_, contract) => {
      for (const session of [null, expired, loggedOut]) {
        const answer = await call(contract, { session, params: await paramsFor(contract, ownerId) })
        expect([answer.status, answer.location === null, answer.text]).toEqual([302, false, ''])
      }
    },
  )
})

describe('what an endpoint accepts', () => {
  test.each(rows(({ body }) => body !== undefined))(
    '%s refuses keys that its contract does not have and bodies over the limit',
    async (_, contract, turn) => {
      const caller = { ...by(contract, stranger), params: thingOf(contract.id)?.absent ?? {} }
      const sample = z.record(z.string(), z.unknown()).parse(await bodyFor(contract, stranger))
      const names = [
        ['surprise', 1],
        ['userId', ownerId],
        ['isAdmin', true],
      ] as const
      const unknown = names.filter(([key]) => !documented(contract, key))
      for (const [name, value] of inTurn(unknown, turn)) {
        const answer = await call(contract, { ...caller, body: { ...sample, [name]: value } })
        expect([
          answer.status,
          codeOf(answer),
          Problem.parse(answer.body).fields?.map(({ field }) => field),
        ]).toEqual([400, 'invalid_request', ['']])
      }
      if (!isOneOfFew(turn) && contract.bodyLimit === undefined) return
      const large = await call(contract, {
        ...caller,
        body: JSON.stringify({ surprise: 'x'.repeat(contract.bodyLimit ?? 262_144) }),
      })
      expect([large.status, codeOf(large)]).toEqual([413, 'payload_too_large'])
    },
  )

  test.each(rows(({ query, reply }) => query !== undefined && reply !== 'redirect'))(
    '%s refuses unknown and malformed query parameters',
    async (_, contract) => {
      for (const query of ['?surprise=1', '?userId=1', `?user=${ownerId}`]) {
        const answer = await call(contract, { ...by(contract, stranger), query })
        expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request'])
      }
    },
  )

  test('the drafting request accepts its documented keys and trusts none of their values', async () => {
    const bare = await browserSession(stage, 'bare@mail.example', { plan: 'none' })
    const body = {
      user: { id: ownerId, currentPlan: 'elite', isActive: true },
      configuration: { id: 'cfg', jobTitle: 'Anything' },
      resumeContent: 'x',
      resumeInfo: { id: 'res' },
      emailQuotas: { daily: 9_999 },
      linkedinJobSearchUrl: 'http://169.254.169.254/',
      requestTimestamp: '2026-01-01T00:00:00.000Z',
    }
    const answer = await call(contracts.startEmailDrafting, { session: sidOf(bare), body })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'no_plan'])
  })
})

describe('ownership', () => {
  const MALFORMED = [
    '1',
    '../user',
    '*',
    "' OR 1=1",
    'out_',
    `USER#${ownerId}`,
    `out_${'I'.repeat(26)}`,
    'x'.repeat(500),
    '%00',
  ]
  const withParams = rows(({ params, path }) => params !== undefined || path.includes('{'))

  test('every endpoint with path parameters has a sample item to call it with', () => {
    expect(
      withParams
        .filter(([id, { params }]) => thingOf(id) === undefined || params === undefined)
        .map(([id]) => id),
    ).toEqual([])
  })

  test.each(withParams.filter(([, { auth }]) => auth === 'user'))(
    '%s shows an item to its owner alone',
    async (id, contract) => {
      const params = await paramsFor(contract, ownerId)
      const body = await bodyFor(contract, owner)
      const others = await call(contract, { session: sidOf(stranger), params, body })
      expect([others.status, codeOf(others)]).toEqual([404, 'not_found'])
      const absent = await call(contract, {
        session: sidOf(stranger),
        params: thingOf(id)?.absent ?? {},
        body,
      })
      expect({ ...others, ...stripped(others) }).toEqual({ ...absent, ...stripped(absent) })
      expect((await call(contract, { session: sidOf(owner), params, body })).status).toBeLessThan(300)
    },
  )

  test.each(withParams)('%s refuses malformed ids', async (_, contract, turn) => {
    for (const wrong of inTurn(MALFORMED, turn)) {
      const params = Object.fromEntries(
        [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, wrong]),
      )
      const answer = await call(contract, { ...by(contract, stranger), params, body: contract.body && {} })
      expect([400, 404], `for ${wrong.slice(0, 20)}`).toContain(answer.status)
    }
  })

  test('no reply to one user mentions another user', async () => {
    for (const contract of table.filter(
      (one) => one.method === 'GET' && one.reply !== 'redirect' && !forAdmins(one),
    )) {
      const answer = await call(contract, {
        session: sidOf(stranger),
        params: thingOf(contract.id)?.absent ?? {},
      })
      expect(answer.text, `answer of ${contract.id}`).not.toContain(ownerId)
      expect(answer.text, `answer of ${contract.id}`).not.toContain(OWNER)
    }
  })
})

/** Refusals are compared without their request ids. */
function stripped(answer: Answer): { body: unknown; text: string } {
  const { requestId, ...problem } = Problem.parse(answer.body)
  return { body: problem, text: answer.text.replace(requestId, '') }
}

const ORDER = ['GET', 'PUT', 'POST', 'DELETE']

/** The reply as its contract parses it, which drops keys beyond the schema. */
function asPromised({ reply }: Contract, { status, body }: Answer): unknown {
  const schema = reply === 'redirect' ? undefined : reply[status]
  return (schema ?? Problem).parse(body)
}

const refusalOf = (answer: Answer): string | null => (answer.status < 400 ? null : codeOf(answer))

/** What such an endpoint was asked before changes no later answer, so that one user may ask them all. */
const isRead = ({ method, reply }: Contract): boolean => method === 'GET' && reply !== 'redirect'

/** A network's sign-ins are counted, so each endpoint's caller has its own address. */
const ownAddress = (network: string, id: string) => `${network}.${Object.keys(contracts).indexOf(id)}`

describe('what an endpoint replies', () => {
  const inOrder = rows((contract) => !forAdmins(contract)).toSorted(
    ([, a], [, b]) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method),
  )

  let signedIn = again
  /** The owner's session, or a new one after a call that ended it. */
  async function ownersSession(address: string): Promise<Client> {
    if ((await signedIn.get('/api/user')).status !== 200)
      signedIn = await browserSession(stage, OWNER, { address })
    return signedIn
  }

  test.each(inOrder.filter(([, { reply }]) => reply !== 'redirect'))(
    '%s replies as its contract says, without extra keys',
    async (id, contract) => {
      const address = ownAddress('203.0.113', id)
      const client =
        planFor(id) === 'pro'
          ? await ownersSession(address)
          : await browserSession(stage, `buyer-${id.toLowerCase()}@mail.example`, { plan: 'none', address })
      const answer = await call(contract, {
        session: sidOf(client),
        params: await paramsFor(contract, ownerId),
        body: await bodyFor(contract, client),
      })
      expect(Object.keys(contract.reply), `answered ${answer.text}`).toContain(String(answer.status))
      expect(asPromised(contract, answer)).toEqual(answer.body)
    },
  )

  test.each(inOrder.filter(([, { reply }]) => reply === 'redirect'))(
    '%s redirects a signed-in browser',
    async (_, contract) => {
      const answer = await call(contract, {
        session: sidOf(await browserSession(stage, OWNER)),
        params: await paramsFor(contract, ownerId),
      })
      expect([answer.status, answer.location === null, answer.text]).toEqual([302, false, ''])
    },
  )

  // By day not those that don't know who calls: the call would be that of the test before.
  const forNewcomers = rows(
    (contract) =>
      contract.reply !== 'redirect' && !forAdmins(contract) && (atNight || contract.auth !== 'none'),
  )
  test.each(forNewcomers)(
    '%s refuses a new user only with error codes of its contract',
    async (id, contract) => {
      stage.advance(15_000)
      const newcomer = isRead(contract)
        ? reader
        : await browserSession(stage, `new-${id.toLowerCase()}@mail.example`, {
            plan: 'none',
            address: ownAddress('198.51.100', id),
          })
      const answer = await call(contract, {
        session: sidOf(newcomer),
        params: thingOf(id)?.absent ?? {},
        body: contract.body && (await bodyFor(contract, owner)),
      })
      expect(asPromised(contract, answer)).toEqual(answer.body)
      expect([null, ...(contract.errors ?? [])]).toContain(refusalOf(answer))
    },
  )
})

describe('a deactivated account', () => {
  test('cannot start drafting and learns that it is not active', async () => {
    const items = tableOf(stage)
    await items.update(keys.profile(await userIdOf(stranger)), { set: { isActive: false } })
    const started = await call(contracts.startEmailDrafting, { session: sidOf(stranger), body: {} })
    expect([started.status, codeOf(started)]).toEqual([403, 'account_inactive'])
    expect((await stranger.get('/api/user')).body).toMatchObject({ isActive: false })
    expect((await stranger.get('/api/runs/latest')).body).toEqual({ run: null })
  })
})
