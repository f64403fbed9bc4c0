import { describe, expect, test } from 'vitest'
import { giveConsent } from '#emulators/google/give-consent.ts'
import { browserSession, connectGmail, visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })

/** Goes through the sign-in, and returns the callback URL without visiting it. */
async function callbackOf(client: ReturnType<typeof visitor>, email: string): Promise<URL> {
  const picker = await client.browser.visit(new URL('/api/auth/gmail', stage.origin))
  const action = /<form method="post" action="([^"]+)"/.exec(picker.html)?.[1] ?? ''
  let url = new URL(action, picker.url)
  let response = await client.browser.request(url, {
    method: 'POST',
    body: new URLSearchParams({ email, firstName: 'Ada', lastName: 'Quill', plan: 'pro' }),
    headers: { origin: picker.url.origin },
  })
  for (;;) {
    const location = response.headers.get('location')
    if (location === null) throw new Error(`no way on from ${url.pathname}`)
    url = new URL(location, url)
    if (url.pathname === '/api/auth/callback') return url
    response = await client.browser.request(url)
  }
}

describe('the callback of a sign-in', () => {
  test('opens a session once: the same URL again opens none', async () => {
    const client = visitor(stage)
    const callback = await callbackOf(client, 'once@mail.example')
    const first = await client.get(`${callback.pathname}${callback.search}`)
    expect([first.status, first.headers.get('location')]).toEqual([302, '/dashboard'])
    const again = visitor(stage)
    const second = await again.get(`${callback.pathname}${callback.search}`)
    expect(second.headers.get('location')).toBe('/login?error=sign_in_failed')
    expect(again.cookies()['sid']).toBeUndefined()
  })

  test('in another browser opens nothing', async () => {
    const callback = await callbackOf(visitor(stage), 'stolen@mail.example')
    const thief = visitor(stage)
    await thief.get('/api/auth/gmail')
    const reply = await thief.get(`${callback.pathname}${callback.search}`)
    expect(reply.headers.get('location')).toBe('/login?error=sign_in_failed')
    expect(thief.cookies()['sid']).toBeUndefined()
  })

  test('of two tabs opens a session for the first and leads the other to it', async () => {
    const client = visitor(stage)
    const first = await callbackOf(client, 'tabs@mail.example')
    const second = await callbackOf(client, 'tabs@mail.example')
    const opened = await client.get(`${first.pathname}${first.search}`)
    expect(opened.headers.get('location')).toBe('/dashboard')
    const { sid } = client.cookies()
    expect(sid).toMatch(/^[\w-]{43}$/)
    const later = await client.get(`${second.pathname}${second.search}`)
    expect([later.status, later.headers.get('location')]).toEqual([302, '/dashboard'])
    expect(client.cookies()['sid']).toBe(sid)
  })

  test('that fails in one tab leaves the other tab its own', async () => {
    const client = visitor(stage)
    const callback = await callbackOf(client, 'other-tab@mail.example')
    const failed = await client.get('/api/auth/callback?error=access_denied&state=unknown')
    expect(failed.headers.get('location')).toBe('/login?error=cancelled')
    const opened = await client.get(`${callback.pathname}${callback.search}`)
    expect(opened.headers.get('location')).toBe('/dashboard')
  })

  test('after ten minutes opens nothing', async () => {
    const client = visitor(stage)
    const callback = await callbackOf(client, 'late@mail.example')
    stage.advance(601_000)
    const reply = await client.get(`${callback.pathname}${callback.search}`)
    expect(reply.headers.get('location')).toBe('/login?error=sign_in_failed')
  })

  test('without parameters leads back to the sign-in page', async () => {
    const reply = await visitor(stage).get('/api/auth/callback')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/login?error=sign_in_failed'])
  })
})

test('ends the session that the browser had, whoever it belonged to', async () => {
  const client = visitor(stage)
  // As in a second tab: the first session's cookie is sent to the second sign-in's callback.
  const first = await callbackOf(client, 'before@mail.example')
  await client.get(`${first.pathname}${first.search}`)
  const { sid: old } = client.cookies()
  const window = visitor(stage)
  const second = await callbackOf(window, 'after@mail.example')
  const reply = await fetch(new URL(`${second.pathname}${second.search}`, stage.origin), {
    redirect: 'manual',
    headers: { cookie: `sid=${old}; authorization=${window.cookies()['authorization']}` },
  })
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/dashboard'])
  const statusOf = async (sid: string | undefined) =>
    (await fetch(new URL('/api/session-status', stage.origin), { headers: { cookie: `sid=${sid}` } })).status
  expect(await statusOf(/sid=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1])).toBe(200)
  expect(await statusOf(old)).toBe(401)
})

test('the same person gets the same account, and a new session each time', async () => {
  const first = await browserSession(stage, 'twice@mail.example')
  const second = await browserSession(stage, 'twice@mail.example')
  expect((await first.get('/api/user')).body).toEqual((await second.get('/api/user')).body)
  expect(first.cookies()['sid']).not.toBe(second.cookies()['sid'])
})

describe('starting a connection', () => {
  test('is not what a sign-in does, even with an open session: it asks for no mailbox', async () => {
    const client = await browserSession(stage, 'again@mail.example')
    const start = async (query: string) =>
      new URL((await client.get(`/api/auth/gmail${query}`)).headers.get('location') ?? '')
    expect([
      (await start('?for=sign_in')).pathname,
      (await start('')).pathname,
      (await start('?for=anything')).pathname,
    ]).toEqual(['/oauth2/authorize', '/o/oauth2/v2/auth', '/o/oauth2/v2/auth'])
  })

  test.each([
    ['none', '/#pricing'],
    ['expired', '/#pricing'],
    ['trial', '/dashboard?gmail=connected'],
  ] as const)('of a connection with the plan %s leads to %s', async (plan, landed) => {
    const client = await browserSession(stage, `connects.${plan}@mail.example`, { plan })
    const { headers } = await client.get('/api/auth/gmail')
    expect(
      landed === '/#pricing'
        ? headers.get('location')
        : await connectGmail(client, `connects.${plan}@mail.example`),
    ).toBe(landed)
    expect((await client.get('/api/gmail-integration')).body === null).toBe(landed === '/#pricing')
  })
})

describe('the callback of a consent', () => {
  test('that was refused says so', async () => {
    const client = await browserSession(stage, 'refuser@mail.example')
    expect(await connectGmail(client, 'refuser@mail.example', { decision: 'deny' })).toBe(
      '/dashboard?gmail=denied',
    )
    expect((await client.get('/api/gmail-integration')).body).toBeNull()
  })

  test('without the permission to make drafts does not count as connected', async () => {
    const client = await browserSession(stage, 'unticked@mail.example')
    expect(await connectGmail(client, 'unticked@mail.example', { compose: false })).toBe(
      '/dashboard?gmail=scope_missing',
    )
    expect((await client.get('/api/gmail-integration')).body).toBeNull()
  })

  test.each([
    ['admin_policy_enforced', 'blocked'],
    ['server_error', 'unavailable'],
    ['temporarily_unavailable', 'unavailable'],
    ['invalid_scope', 'unavailable'],
    ['something_new', 'unavailable'],
  ])('that Google ended with %s says what happened: %s', async (error, outcome) => {
    const client = await browserSession(stage, `${error.replaceAll('_', '.')}@mail.example`)
    const consent = new URL((await client.get('/api/auth/gmail')).headers.get('location') ?? '')
    const query = new URLSearchParams({ error, state: consent.searchParams.get('state') ?? '' })
    const reply = await client.get(`/api/auth/gmail/callback?${query.toString()}`)
    expect(reply.headers.get('location')).toBe(`/dashboard?gmail=${outcome}`)
  })

  test.each([
    ['invalid_grant', 'failed'],
    ['invalid_client', 'unavailable'],
    ['unavailable', 'unavailable'],
  ] as const)('whose code Google answers with %s is %s', async (kind, outcome) => {
    const email = `code.${kind.replaceAll('_', '.')}@mail.example`
    const client = await browserSession(stage, email)
    stage.emulators.google.faults.set({ operation: 'token', kind })
    expect(await connectGmail(client, email)).toBe(`/dashboard?gmail=${outcome}`)
  })

  test("cannot be handed to another user: an attacker's mailbox stays the attacker's", async () => {
    const attacker = await browserSession(stage, 'attacker@mail.example')
    const victim = await browserSession(stage, 'victim@mail.example')
    const consent = (await attacker.get('/api/auth/gmail')).headers.get('location') ?? ''
    const callback = await giveConsent(consent, { account: 'attacker@mail.example' })
    await victim.get('/api/auth/gmail')
    const reply = await victim.get(`${callback.pathname}${callback.search}`)
    expect(reply.headers.get('location')).toBe('/dashboard?gmail=expired')
    expect((await victim.get('/api/gmail-integration')).body).toBeNull()
  })

  test('sent to the sign-in callback opens no session and connects nothing, nor the other way round; each state is used up', async () => {
    const client = await browserSession(stage, 'mixed@mail.example')
    const before = client.cookies()['sid']
    const consent = (await client.get('/api/auth/gmail')).headers.get('location') ?? ''
    const granted = await giveConsent(consent, { account: 'mixed@mail.example' })
    const crossed = await client.get(`/api/auth/callback${granted.search}`)
    expect([crossed.headers.get('location'), client.cookies()['sid']]).toEqual([
      '/login?error=sign_in_failed',
      before,
    ])
    expect((await client.get(`${granted.pathname}${granted.search}`)).headers.get('location')).toBe(
      '/dashboard?gmail=expired',
    )

    const other = visitor(stage)
    const signIn = await callbackOf(other, 'mixed.two@mail.example')
    other.browser.jar.keep(new URL(stage.origin), [`sid=${before}; Path=/`])
    expect((await other.get(`/api/auth/gmail/callback${signIn.search}`)).headers.get('location')).toBe(
      '/dashboard?gmail=expired',
    )
    // The state is used up; a browser with a session is led to it.
    expect((await other.get(`${signIn.pathname}${signIn.search}`)).headers.get('location')).toBe('/dashboard')
    expect(other.cookies()['sid']).toBe(before)
    expect((await client.get('/api/gmail-integration')).body).toBeNull()
  })

  test('after the session ended leads back to the dashboard, which asks to sign in', async () => {
    const reply = await visitor(stage).get('/api/auth/gmail/callback?code=x&state=y')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/dashboard?gmail=expired'])
  })
})
