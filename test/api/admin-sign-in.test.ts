import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ADMIN_PASSWORD, credentialsOf, newAdmin } from '#harness/admin.ts'
import { atNight } from '#engine/test/at-night.ts'
import { testStage } from '#harness/stage.ts'
import { Problem } from '#shared/models/wire-types.ts'

const stage = await testStage({ workers: null })
const first = await newAdmin(stage, 'first@staff.example', 'super_admin')
const MINUTE = 60_000

const List = z.object({
  admins: z.array(z.object({ email: z.string(), role: z.string() })),
  currentAdminId: z.string(),
})

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly cookie: string | null
  readonly retryAfter: string | null
}

async function ask(
  headers: Record<string, string>,
  path = '/api/admin/admins',
  init: RequestInit = {},
): Promise<Answer> {
  const answer = await fetch(new URL(path, stage.origin), {
    ...init,
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
  })
  return {
    status: answer.status,
    body: await answer.json(),
    cookie: answer.headers.get('set-cookie'),
    retryAfter: answer.headers.get('retry-after'),
  }
}
const codeOf = ({ body }: Pick<Answer, 'body'>): string => Problem.parse(body).code
const seen = (answer: Answer) => [answer.status, answer.status === 200 ? null : codeOf(answer)]
const cookieOf = (answer: Pick<Answer, 'cookie'>): Record<string, string> => ({
  cookie: answer.cookie?.split(';')[0] ?? '',
})
/** A wrong sign-in: to a new address at night, whose comparison takes five times as long, and to one by day. */
const guess = (attempt: number) =>
  atNight
    ? credentialsOf(`guess-${attempt}@staff.example`)
    : credentialsOf('guessed@staff.example', `guess ${attempt}`)
/** The edge's header with the visitor's address: each test uses its own network. */
const from = (address: string) => ({ 'true-client-ip': address })

const OK = [200, null]
const FAILED = [401, 'admin_sign_in_failed']
const LOCKED = [429, 'admin_locked']
const OUT = [401, 'not_authenticated']

/** The last is compared with a password, as the one before it is. */
const WRONG: readonly (readonly [string, Record<string, string>])[] = [
  ['broken percent-encoding', { 'x-admin-email': '%E0%A4%A', 'x-admin-password': 'x' }],
  ['a lone percent sign', { 'x-admin-email': 'first%40staff.example', 'x-admin-password': '100%' }],
  ['no address', { 'x-admin-email': '%20', 'x-admin-password': 'x' }],
  [
    'an address of three hundred characters',
    { 'x-admin-email': `${'a'.repeat(288)}%40mail.example`, 'x-admin-password': 'x' },
  ],
  [
    'a password over the limit',
    { 'x-admin-email': 'first%40staff.example', 'x-admin-password': 'x'.repeat(129) },
  ],
  [
    'a line break in the address',
    {
      'x-admin-email': 'first%40staff.example%0D%0Ax-admin%3A%201',
      'x-admin-password': encodeURIComponent(ADMIN_PASSWORD),
    },
  ],
  ['no password', { 'x-admin-email': 'first%40staff.example', 'x-admin-password': '' }],
  [
    'a zero byte',
    { 'x-admin-email': 'first%40staff.example%00', 'x-admin-password': encodeURIComponent(ADMIN_PASSWORD) },
  ],
]

describe("an admin's sign-in", () => {
  test('takes the credentials as headers and returns an HttpOnly cookie that replaces them', async () => {
    const answer = await ask(credentialsOf('First@Staff.example '))
    expect(answer.status).toBe(200)
    expect(List.parse(answer.body)).toEqual({
      admins: [{ email: 'first@staff.example', role: 'super_admin' }],
      currentAdminId: first.id,
    })
    expect(answer.cookie).toMatch(
      /^adm=adm_[0-9A-Z]{26}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect((await ask(cookieOf(answer))).status).toBe(200)
  })

  test('lasts 24 hours', async () => {
    const cookie = cookieOf(await ask(credentialsOf('first@staff.example')))
    stage.advance(24 * 60 * MINUTE - MINUTE)
    expect((await ask(cookie)).status).toBe(200)
    stage.advance(MINUTE)
    const over = await ask(cookie)
    expect([...seen(over), over.cookie?.startsWith('adm=;')]).toEqual([...OUT, true])
  })

  test('returns the cookie even when the call itself is refused, so that the password is compared once', async () => {
    const refused = await ask(
      credentialsOf('first@staff.example'),
      '/api/admin/admins/adm_01ARZ3NDEKTSV4RRFFQ69G5FAV',
      { method: 'DELETE' },
    )
    expect(seen(refused)).toEqual([404, 'not_found'])
    expect(seen(await ask(cookieOf(refused)))).toEqual(OK)
  })

  test.each(atNight ? WRONG : WRONG.slice(0, -1))('fails with %s', async (what, headers) => {
    const answer = await ask({ ...headers, ...from(`192.0.2.${what.length}`) })
    expect([...seen(answer), answer.cookie]).toEqual([...FAILED, null])
  })

  test('fails with a wrong password even during a session, and the session goes on', async () => {
    const network = from('192.0.2.77')
    const opened = await ask({ ...credentialsOf('first@staff.example'), ...network })
    const cookie = cookieOf(opened)
    const wrong = credentialsOf('first@staff.example', 'not-the-password')
    expect(seen(await ask({ ...cookie, ...network, ...wrong }))).toEqual(FAILED)
    expect(seen(await ask({ ...cookie, ...network }))).toEqual(OK)
    const right = await ask({ ...cookie, ...network, ...credentialsOf('first@staff.example') })
    expect([...seen(right), right.cookie]).toEqual([...OK, null])
  })

  test('needs both the address and the password', async () => {
    expect(seen(await ask({ 'x-admin-email': 'first%40staff.example' }))).toEqual(OUT)
    expect(seen(await ask({ 'x-admin-password': 'x' }))).toEqual(OUT)
  })
})

describe("an admin's session", () => {
  test('is new at each sign-in; a cookie sent with the sign-in is never adopted', async () => {
    const planted = { cookie: `adm=${first.id}.${'A'.repeat(43)}` }
    const [one, two] = [
      await ask({ ...planted, ...credentialsOf('first@staff.example') }),
      await ask(credentialsOf('first@staff.example')),
    ]
    expect([one.status, two.status, one.cookie === two.cookie, one.cookie?.includes('A'.repeat(43))]).toEqual(
      [200, 200, false, false],
    )
    expect(seen(await ask(planted))).toEqual(OUT)
  })

  test('ends when another admin signs in with its cookie', async () => {
    const other = await newAdmin(stage, 'other@staff.example')
    const mine = cookieOf(await ask(credentialsOf('first@staff.example')))
    const theirs = await ask({ ...mine, ...credentialsOf('other@staff.example') })
    expect([theirs.status, List.parse(theirs.body).currentAdminId]).toEqual([200, other.id])
    expect([seen(await ask(mine)), seen(await ask(cookieOf(theirs)))]).toEqual([OUT, OK])
  })

  test("goes on when another admin's failed sign-in is sent with its cookie", async () => {
    const mine = cookieOf(await ask(credentialsOf('first@staff.example')))
    expect(
      seen(await ask({ ...mine, ...credentialsOf('other@staff.example', 'wrong'), ...from('192.0.2.90') })),
    ).toEqual(FAILED)
    expect(seen(await ask(mine))).toEqual(OK)
  })

  test('ends at sign-out, which clears the cookie', async () => {
    const cookie = cookieOf(await ask(credentialsOf('first@staff.example')))
    const left = await ask(cookie, '/api/admin/logout', { method: 'POST' })
    expect([left.status, left.cookie]).toEqual([200, 'adm=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'])
    expect(seen(await ask(cookie))).toEqual(OUT)
  })

  test('is refused on requests from other sites', async () => {
    const cookie = cookieOf(await ask(credentialsOf('first@staff.example')))
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await fetch(new URL('/api/admin/logout', stage.origin), {
        method: 'POST',
        headers: { ...cookie, origin },
      })
      expect([answer.status, codeOf({ body: await answer.json() })]).toEqual([403, 'origin_refused'])
    }
    expect(seen(await ask(cookie))).toEqual(OK)
  })
})

describe('failed sign-ins', () => {
  test('lock an account for longer each time, even for the right password; a running session goes on', async () => {
    await newAdmin(stage, 'target@staff.example')
    const running = cookieOf(await ask({ ...credentialsOf('target@staff.example'), ...from('198.51.100.1') }))
    const locks: (string | null)[] = []
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(
          seen(
            await ask({
              ...credentialsOf('target@staff.example', 'wrong'),
              ...from(`198.51.${round}.${attempt}`),
            }),
          ),
        ).toEqual(FAILED)
      const locked = await ask({ ...credentialsOf('target@staff.example'), ...from('198.51.100.2') })
      expect([...seen(locked), locked.cookie]).toEqual([...LOCKED, null])
      locks.push(locked.retryAfter)
      expect(seen(await ask(running))).toEqual(OK)
      stage.advance(Number(locked.retryAfter) * 1_000)
    }
    expect(locks.map((seconds) => Math.round(Number(seconds) / 60))).toEqual([15, 30, 60])
    expect(seen(await ask({ ...credentialsOf('target@staff.example'), ...from('198.51.100.2') }))).toEqual(OK)
  })

  test('lock a network for every account, and no other network', async () => {
    await newAdmin(stage, 'guessed@staff.example')
    const here = from('203.0.113.7')
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(seen(await ask({ ...guess(attempt), ...here }))).toEqual(FAILED)
    expect(seen(await ask({ ...credentialsOf('first@staff.example'), ...here }))).toEqual(LOCKED)
    expect(seen(await ask({ ...credentialsOf('first@staff.example'), ...from('203.0.113.8') }))).toEqual(OK)
  })

  test('count together for the addresses of one IPv6 household', async () => {
    stage.advance(60 * MINUTE)
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await ask({ ...guess(attempt), ...from(`2001:db8:7:7::${attempt}`) })
    expect(
      seen(await ask({ ...credentialsOf('first@staff.example'), ...from('2001:db8:7:7:ffff::1') })),
    ).toEqual(LOCKED)
  })

  test('count when sent at the same time: of twenty at once, only five passwords are compared', async () => {
    await newAdmin(stage, 'hurried@staff.example')
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, attempt) =>
        ask({
          ...credentialsOf('hurried@staff.example', `guess ${attempt}`),
          ...from(`198.18.0.${attempt}`),
        }),
      ),
    )
    expect([
      guesses.filter(({ status }) => status === 401).length,
      guesses.filter(({ status }) => status === 429).length,
    ]).toEqual([5, 15])
    expect(seen(await ask({ ...credentialsOf('hurried@staff.example'), ...from('198.18.1.1') }))).toEqual(
      LOCKED,
    )
  })

  test('get the same answers for known and unknown addresses, before and after the lock', async () => {
    await newAdmin(stage, 'known@staff.example')
    const answers = async (email: string, network: string) => {
      const all = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { body, ...rest } = await ask({ ...credentialsOf(email, 'wrong'), ...from(network) })
        const { requestId, ...problem } = Problem.parse(body)
        all.push({ ...rest, problem, named: requestId !== '', retryAfter: rest.retryAfter !== null })
      }
      return all
    }
    const [known, unknown] = [
      await answers('known@staff.example', '198.51.100.30'),
      await answers('unknown@staff.example', '198.51.100.31'),
    ]
    expect(known).toEqual(unknown)
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  })
})
