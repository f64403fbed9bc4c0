import { describe, expect, test } from 'vitest'
import { browserSession, visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })
const MINUTE = 60_000

const raw = (path: string, init: RequestInit) =>
  fetch(new URL(path, stage.origin), { redirect: 'manual', ...init })

describe('the session', () => {
  test('lives sixty minutes, and reading its status does not extend it', async () => {
    const client = await browserSession(stage, 'one@mail.example')
    const first = await client.get('/api/session-status')
    stage.advance(MINUTE)
    expect((await client.get('/api/session-status')).body).toEqual(first.body)
    expect(first.body).toMatchObject({ isActive: true, user: { email: 'one@mail.example' } })
    stage.advance(58 * MINUTE)
    expect((await client.get('/api/session-status')).status).toBe(200)
    stage.advance(2 * MINUTE)
    expect((await client.get('/api/session-status')).status).toBe(401)
  })

  test('is extended by sixty minutes, and never past twelve hours', async () => {
    const client = await browserSession(stage, 'two@mail.example')
    for (let minutes = 0; minutes < 12 * 60; minutes += 50) {
      expect((await client.post('/api/extend-session', {})).status, `after ${minutes} minutes`).toBe(200)
      stage.advance(50 * MINUTE)
    }
    expect((await client.post('/api/extend-session', {})).status).toBe(401)
    expect((await client.get('/api/user')).status).toBe(401)
  })

  test('ends at logout, and its cookie is worthless afterwards', async () => {
    const client = await browserSession(stage, 'three@mail.example')
    const { sid } = client.cookies()
    const reply = await client.post('/api/user/logout', {})
    const signOutUrl = `${stage.emulators.cognito.url}/logout?client_id=reachwell-local&logout_uri=${encodeURIComponent(`${stage.origin}/`)}`
    expect([reply.status, reply.body]).toEqual([200, { success: true, signOutUrl }])
    const left = await client.browser.request(new URL(signOutUrl))
    expect(left.headers.get('location')).toBe(`${stage.origin}/`)
    expect(reply.headers.get('clear-site-data')).toBe('"cookies", "storage"')
    expect(client.cookies()['sid']).toBeUndefined()
    expect((await raw('/api/user', { headers: { cookie: `sid=${sid}` } })).status).toBe(401)
  })

  test('ends in every browser at a logout everywhere, and other users stay signed in', async () => {
    const [home, phone, library] = [
      await browserSession(stage, 'seven@mail.example'),
      await browserSession(stage, 'seven@mail.example'),
      await browserSession(stage, 'seven@mail.example'),
    ]
    const other = await browserSession(stage, 'eight@mail.example')
    const cookies = [home, phone, library].map((client) => `sid=${client.cookies()['sid']}`)
    expect((await phone.post('/api/user/logout', { everywhere: 'yes' })).status).toBe(400)
    const reply = await phone.post('/api/user/logout', { everywhere: true })
    expect([reply.status, reply.headers.get('clear-site-data'), phone.cookies()['sid']]).toEqual([
      200,
      '"cookies", "storage"',
      undefined,
    ])
    expect(
      await Promise.all(
        cookies.map(async (cookie) => (await raw('/api/user', { headers: { cookie } })).status),
      ),
    ).toEqual([401, 401, 401])
    expect((await other.get('/api/user')).status).toBe(200)
    const again = await browserSession(stage, 'seven@mail.example')
    expect((await again.get('/api/gdpr/privacy-dashboard')).body).toMatchObject({
      recentActivity: expect.arrayContaining([
        expect.objectContaining({ action: 'signed_out', details: { code: 'everywhere', params: {} } }),
      ]),
    })
  })

  test('is in a cookie that scripts cannot read', async () => {
    const client = visitor(stage)
    const start = await client.get('/api/auth/gmail')
    expect(start.headers.get('set-cookie')).toMatch(
      /^authorization=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is refused for an invented cookie', async () => {
    expect(
      (await raw('/api/user', { headers: { cookie: 'sid=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } }))
        .status,
    ).toBe(401)
  })
})

describe('a write', () => {
  test('from another site is refused, even with a session', async () => {
    const client = await browserSession(stage, 'four@mail.example')
    const cookie = `sid=${client.cookies()['sid']}`
    const send = (headers: Record<string, string>) =>
      raw('/api/extend-session', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: '{}',
      })
    expect((await send({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(403)
    expect((await send({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await send({})).status).toBe(403)
    expect((await send({ origin: stage.origin })).status).toBe(200)
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('must be JSON', async () => {
    const client = await browserSession(stage, 'five@mail.example')
    const cookie = `sid=${client.cookies()['sid']}`
    const send = (type: string, body: string) =>
      raw('/api/extend-session', {
        method: 'POST',
        headers: { cookie, origin: stage.origin, 'content-type': type },
        body,
      })
    for (const type of [
      'text/plain',
      'application/jsonp',
      'application/json-seq',
      'application/json, text/plain',
      'text/plain; a=application/json',
    ])
      expect((await send(type, '{}')).status, `as ${type}`).toBe(415)
    for (const type of ['application/json', 'APPLICATION/JSON ; charset=utf-8'])
      expect((await send(type, '{}')).status, `as ${type}`).toBe(200)
    const broken = await send('application/json', '{')
    expect([broken.status, await broken.json()]).toMatchObject([
      400,
      { code: 'invalid_request', message: 'The request body is not valid JSON.' },
    ])
    expect((await send('application/json', '{"__proto__":{"isAdmin":true}}')).status).toBe(400)
    expect((await send('application/json', '{"surprise":1}')).status).toBe(400)
  })

  test('must be valid Unicode: half a surrogate pair would be stored as another character', async () => {
    const client = await browserSession(stage, 'six@mail.example')
    const cookie = `sid=${client.cookies()['sid']}`
    const send = (body: string) =>
      raw('/api/user/profile', {
        method: 'PUT',
        headers: { cookie, origin: stage.origin, 'content-type': 'application/json' },
        body,
      })
    for (const half of ['\\ud83d', '\\ude00', '\\ude00\\ud83d'])
      expect((await send(`{"firstName":"${half}","lastName":"Rivers"}`)).status).toBe(400)
    expect((await send('{"firstName":"\\ud83d\\ude00","lastName":"Rivers"}')).status).toBe(200)
    expect((await client.get('/api/user')).body).toMatchObject({ firstName: '😀' })
  })
})

describe('an unknown path', () => {
  test('answers 404, and a wrong method 405, both as problem details', async () => {
    const client = visitor(stage)
    const missing = await client.get('/api/nothing-here')
    expect([missing.status, missing.body]).toMatchObject([404, { code: 'not_found' }])
    const method = await client.delete('/api/user')
    expect([method.status, method.body]).toMatchObject([405, { code: 'method_not_allowed' }])
  })
})

test('answers are never cached and carry a request id', async () => {
  const reply = await visitor(stage).get('/api/user')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-request-id')).toMatch(/.{8,}/)
  expect(reply.body).toEqual({
    code: 'not_authenticated',
    message: 'Authentication required',
    requestId: reply.headers.get('x-request-id'),
  })
})

test('the API is readable from no other origin, with or without a preflight', async () => {
  const elsewhere = { origin: 'https://evil.example' }
  const answers = [
    await raw('/api/user', { headers: elsewhere }),
    await raw('/api/user', {
      method: 'OPTIONS',
      headers: { ...elsewhere, 'access-control-request-method': 'POST' },
    }),
    await raw('/api/contact', { method: 'POST', headers: elsewhere, body: '{}' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 405, 403])
  for (const { headers } of answers)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})
