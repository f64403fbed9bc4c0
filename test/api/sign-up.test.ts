import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { tableOf } from '#harness/table-of.ts'
import { browserSession, visitor, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { ticketFor } from '#harness/ticket.ts'

const stage = await testStage({ workers: null })
const CHECKOUT = '/checkout?email=new%40mail.example&plan=pro&auto_login=true&gmail_signup=true'
const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  currentPlan: z.nullable(z.string()),
})
const userOf = async (client: Client) => User.parse((await client.get('/api/user')).body)
const sessionOf = async (sid: string | undefined) =>
  (await fetch(new URL('/api/session-status', stage.origin), { headers: { cookie: `sid=${sid}` } })).status

/** Goes through the sign-up, and returns the URL that the callback redirects to, without visiting it. */
async function signUp(client: Client, plan: string, form: Record<string, string>): Promise<string> {
  const picker = await client.browser.visit(new URL(`/api/auth/gmail-signup?plan=${plan}`, stage.origin))
  let url = new URL(/<form method="post" action="([^"]+)"/.exec(picker.html)?.[1] ?? '', picker.url)
  let response = await client.browser.request(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: picker.url.origin },
  })
  for (;;) {
    const location = response.headers.get('location')
    if (location === null) throw new Error(`no way on from ${url.pathname}`)
    if (url.pathname === '/api/auth/callback') return location
    url = new URL(location, url)
    response = await client.browser.request(url)
  }
}

const person = (email: string, plan = 'none') => ({ email, firstName: 'Ada', lastName: 'Quill', plan })

describe('a sign-up', () => {
  test('creates the account, opens a session and continues to the checkout with the plan', async () => {
    const client = visitor(stage)
    expect(await signUp(client, 'pro', person('new@mail.example'))).toBe(CHECKOUT)
    expect(await userOf(client)).toMatchObject({
      email: 'new@mail.example',
      firstName: 'Ada',
      currentPlan: null,
    })
  })

  test('by the same person finds the existing account', async () => {
    const client = visitor(stage)
    expect(await signUp(client, 'starter', person('new@mail.example'))).toBe(
      CHECKOUT.replace('pro', 'starter'),
    )
    const again = visitor(stage)
    await signUp(again, 'pro', person('new@mail.example'))
    expect((await userOf(again)).id).toBe((await userOf(client)).id)
  })

  test.each(['pro', 'trial'])('of a user with access (%s) ends in the dashboard', async (has) => {
    const client = visitor(stage)
    expect(await signUp(client, 'elite', person(`has-${has}@mail.example`, has))).toBe('/dashboard')
    expect(client.cookies()['sid']).toBeDefined()
  })

  test("with a Google address that differs from the account's continues with the account's, which alone can order", async () => {
    const client = visitor(stage)
    await signUp(client, 'pro', person('google.side@mail.example'))
    const { id } = await userOf(client)
    // As after two accounts were linked, or after the address at Google changed.
    await tableOf(stage).update(keys.profile(id), { set: { email: 'account.side@mail.example' } })
    const again = visitor(stage)
    expect(await signUp(again, 'pro', person('google.side@mail.example'))).toBe(
      '/checkout?email=account.side%40mail.example&plan=pro&auto_login=true&gmail_signup=true',
    )
    expect((await again.get('/api/session-status')).body).toMatchObject({
      user: { email: 'account.side@mail.example' },
    })
    expect(
      (
        await again.post('/api/create-subscription', {
          planId: 'pro',
          userEmail: 'account.side@mail.example',
        })
      ).status,
    ).toBe(200)
  })

  test('after an expired trial continues to the checkout', async () => {
    const address = await signUp(visitor(stage), 'elite', person('was-here@mail.example', 'expired'))
    expect(address).toBe(
      '/checkout?email=was-here%40mail.example&plan=elite&auto_login=true&gmail_signup=true',
    )
  })

  test('that was cancelled leads back to its page, with the plan', async () => {
    const client = visitor(stage)
    expect(await signUp(client, 'pro', { cancel: 'yes' })).toBe('/signup?plan=pro&error=cancelled')
    expect(client.cookies()['sid']).toBeUndefined()
  })

  test('whose identity cannot be verified leads back to its page', async () => {
    await fetch(`${stage.addresses['cognito']}/_emulator/faults`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'wrong_nonce' }),
    })
    const client = visitor(stage)
    expect(await signUp(client, 'pro', person('new@mail.example'))).toBe(
      '/signup?plan=pro&error=sign_in_failed',
    )
    expect(client.cookies()['sid']).toBeUndefined()
  })

  test('ends the session that the browser had', async () => {
    const { sid: old = '' } = (await browserSession(stage, 'before@mail.example')).cookies()
    const client = visitor(stage)
    client.browser.jar.keep(new URL(stage.origin), [`sid=${old}; Path=/`])
    await signUp(client, 'pro', person('new@mail.example'))
    expect([await sessionOf(client.cookies()['sid']), await sessionOf(old)]).toEqual([200, 401])
  })

  test.each([
    '',
    '?plan=',
    '?plan=gold',
    '?plan=PRO',
    '?plan=pro&plan=elite',
    '?plan=pro%0d%0aset-cookie:%20sid=x',
  ])('without a plan (%j) goes to the prices', async (query) => {
    const reply = await visitor(stage).get(`/api/auth/gmail-signup${query}`)
    expect([reply.status, reply.headers.get('location'), reply.headers.get('set-cookie')]).toEqual([
      302,
      '/#pricing',
      null,
    ])
  })
})

describe('a one-time token', () => {
  const bought = async (email: string) => {
    const client = await browserSession(stage, email)
    const { id } = await userOf(client)
    return { client, owner: { userId: id, email } }
  }
  const later = visitor(stage)
  const refused = {
    success: false,
    user: null,
    error: 'The sign-in didn’t finish. Please start again.',
  }
  const site = new URL(stage.origin)

  test('signs its browser in, with a new session', async () => {
    const { owner } = await bought('back@mail.example')
    const token = await ticketFor(later, site, owner)
    const reply = await later.post('/api/auto-login', { token })
    expect([reply.status, reply.body]).toEqual([
      200,
      { success: true, user: { email: 'back@mail.example' }, error: null },
    ])
    expect((await userOf(later)).id).toBe(owner.userId)
    expect(later.cookies()['browser']).toBeUndefined()
  })

  test('ends the session that the browser had, whoever it belonged to', async () => {
    const { owner } = await bought('back@mail.example')
    const { client } = await bought('other@mail.example')
    const { sid: old } = client.cookies()
    await client.post('/api/auto-login', { token: await ticketFor(client, site, owner) })
    expect([(await userOf(client)).email, await sessionOf(old)]).toEqual(['back@mail.example', 401])
  })

  test('works once, even when it is sent many times at once', async () => {
    const { client, owner } = await bought('back@mail.example')
    const token = await ticketFor(client, site, owner)
    const { browser = '' } = client.cookies()
    const show = async () => {
      const answer = await fetch(new URL('/api/auto-login', stage.origin), {
        method: 'POST',
        body: JSON.stringify({ token }),
        headers: { 'content-type': 'application/json', origin: stage.origin, cookie: `browser=${browser}` },
      })
      return z.object({ success: z.boolean() }).parse(await answer.json()).success
    }
    expect((await Promise.all([show(), show(), show(), show(), show()])).filter(Boolean)).toEqual([true])
    expect(await show()).toBe(false)
  })

  test("does nothing in another browser, so nobody is signed in to a stranger's account", async () => {
    const { client, owner } = await bought('attacker@mail.example')
    const token = await ticketFor(client, site, owner)
    const victim = visitor(stage)
    expect((await victim.post('/api/auto-login', { token })).body).toEqual(refused)
    expect(victim.cookies()['sid']).toBeUndefined()
  })

  test('is refused when it is invented', async () => {
    expect((await visitor(stage).post('/api/auto-login', { token: 'x'.repeat(43) })).body).toEqual(refused)
  })

  test('expires after ten minutes', async () => {
    const { client, owner } = await bought('slow@mail.example')
    const token = await ticketFor(client, site, owner)
    stage.advance(600_000)
    expect((await client.post('/api/auto-login', { token })).body).toEqual(refused)
  })

  test('allows a limited number of guesses', async () => {
    stage.advance(600_000)
    const client = visitor(stage)
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await client.post('/api/auto-login', { token: `guess-${count}` })).status)
    expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31])
  })
})

test('too many sign-in starts from one network lead back to the page they came from', async () => {
  stage.advance(600_000)
  const client = visitor(stage)
  const starts = Array.from({ length: 100 }, (_, index) =>
    index % 2 === 0 ? '/api/auth/gmail' : '/api/auth/gmail-signup?plan=elite',
  )
  const locations = await Promise.all(
    starts.map(async (path) => (await client.get(path)).headers.get('location') ?? ''),
  )
  expect(locations.filter((location) => !location.includes('/oauth2/authorize?'))).toEqual([])
  expect((await client.get('/api/auth/gmail-signup?plan=elite')).headers.get('location')).toBe(
    '/signup?plan=elite&error=too_many_requests',
  )
  expect((await client.get('/api/auth/gmail')).headers.get('location')).toBe('/login?error=too_many_requests')
})
