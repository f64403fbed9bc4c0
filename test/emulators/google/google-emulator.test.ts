import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordNothing } from '../kit/recorded.ts'
import { giveConsent } from './give-consent.ts'
import { startGoogleEmulator, type GoogleEmulator } from './google-emulator.ts'

const CLIENT = { id: 'client-1', secret: 'secret-1', redirectUris: ['http://127.0.0.1:4100/back'] }
const RAW = Buffer.from(
  'To: "<b>Li</b>" <li@northwind.example>\r\nFrom: zoe@mail.example\r\nSubject: <script>alert(1)</script>\r\nMessage-ID: <m1@x.example>\r\n\r\n<img src=x onerror=alert(1)>\r\n',
).toString('base64url')
const Token = z.object({
  access_token: z.string(),
  id_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
})
const Created = z.object({ id: z.string(), message: z.object({ id: z.string(), threadId: z.string() }) })
let google: GoogleEmulator

beforeEach(async () => {
  recordNothing()
  google = await startGoogleEmulator({ clients: [CLIENT] })
})
afterEach(() => google.close())

const authorize = (change: Record<string, string> = {}) =>
  `${google.url}/o/oauth2/v2/auth?${new URLSearchParams({ client_id: 'client-1', redirect_uri: CLIENT.redirectUris[0] ?? '', response_type: 'code', scope: 'openid email profile https://www.googleapis.com/auth/gmail.compose', state: 's', access_type: 'offline', prompt: 'consent', nonce: 'n-1', ...change })}`
const post = (path: string, form: Record<string, string>) =>
  fetch(google.url + path, { method: 'POST', body: new URLSearchParams(form) })
async function signIn(account = 'zoe@mail.example') {
  const callback = await giveConsent(authorize(), { account })
  const answer = await post('/token', {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    client_id: 'client-1',
    client_secret: 'secret-1',
    redirect_uri: CLIENT.redirectUris[0] ?? '',
  })
  return Token.parse(await answer.json())
}
const api = (token: string, path: string, init: RequestInit = {}) =>
  fetch(`${google.url}/gmail/v1/users/me${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const draftBody = JSON.stringify({ message: { raw: RAW } })

test('a wrong client or redirect URL is shown as an error, never redirected to', async () => {
  for (const [name, value] of [
    ['client_id', 'other'],
    ['redirect_uri', 'http://127.0.0.1:4100/back/'],
  ] as const) {
    const answer = await fetch(authorize({ [name]: value }), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(await answer.text()).toContain('Access blocked')
  }
})

test('the picker offers known accounts and accepts a new one; a login hint leads straight to the consent page', async () => {
  google.state.account('zoe@mail.example', 'Zoë Müller')
  const picker = await (await fetch(authorize())).text()
  expect(picker).toContain('Zoë Müller')
  expect(picker).toContain('name="authuser"')
  const hinted = await (await fetch(authorize({ login_hint: 'new@mail.example' }))).text()
  expect(hinted).toContain('new@mail.example')
  expect(hinted).toMatch(/type="checkbox" checked id="compose"/)
})

test('the ID token says who consented, and to which client', async () => {
  expect(decodeJwt((await signIn()).id_token ?? '')).toMatchObject({
    iss: 'https://accounts.google.com',
    aud: 'client-1',
    email: 'zoe@mail.example',
    email_verified: true,
    nonce: 'n-1',
  })
})

test('an update keeps the draft id, changes the message id and leaves a thread that it does not name', async () => {
  const { access_token } = await signIn()
  const first = Created.parse(
    await (await api(access_token, '/drafts', { method: 'POST', body: draftBody })).json(),
  )
  const second = Created.parse(
    await (await api(access_token, `/drafts/${first.id}`, { method: 'PUT', body: draftBody })).json(),
  )
  expect(second.id).toBe(first.id)
  expect(second.message.id).not.toBe(first.message.id)
  expect(second.message.threadId).not.toBe(first.message.threadId)
  const { threadId } = second.message
  const named = JSON.stringify({ message: { ...JSON.parse(draftBody).message, threadId } })
  const third = Created.parse(
    await (await api(access_token, `/drafts/${first.id}`, { method: 'PUT', body: named })).json(),
  )
  expect(third.message.threadId).toBe(threadId)
  expect((await api(access_token, `/drafts/${first.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await api(access_token, `/drafts/${first.id}`)).status).toBe(404)
})

test('the list shows a new draft at once, the search only after its lag', async () => {
  const { access_token } = await signIn()
  await api(access_token, '/drafts', { method: 'POST', body: draftBody })
  const count = async (query: string) =>
    z
      .object({ resultSizeEstimate: z.number() })
      .parse(await (await api(access_token, `/drafts${query}`)).json()).resultSizeEstimate
  expect([await count(''), await count('?q=rfc822msgid:%3Cm1@x.example%3E')]).toEqual([1, 0])
  await fetch(`${google.url}/_emulator/clock`, { method: 'POST', body: '{"advanceMs":2000}' })
  expect([await count('?q=rfc822msgid:m1@x.example'), await count('?q=rfc822msgid:m2@x.example')]).toEqual([
    1, 0,
  ])
})

test('a draft that was sent and one that was deleted look the same, and no other call tells them apart', async () => {
  const { access_token } = await signIn()
  const make = async () =>
    Created.parse(await (await api(access_token, '/drafts', { method: 'POST', body: draftBody })).json())
  const [sent, deleted] = [await make(), await make()]
  google.state.send('zoe@mail.example', sent.id)
  google.state.discard('zoe@mail.example', deleted.id)
  const answerOf = async (path: string) => {
    const answer = await api(access_token, path)
    return [answer.status, await answer.json()]
  }
  const missing = { error: { code: 404, message: 'Requested entity was not found.' } }
  expect(await answerOf(`/drafts/${sent.id}`)).toMatchObject([404, missing])
  expect(await answerOf(`/drafts/${deleted.id}`)).toMatchObject([404, missing])
  expect(await answerOf('/drafts')).toEqual([200, { resultSizeEstimate: 0 }])
  // gmail.compose reads no messages, threads, labels or history (the scopes of these methods do not list it).
  for (const path of [
    `/messages/${sent.message.id}`,
    '/messages',
    `/threads/${sent.message.threadId}`,
    '/labels',
    '/history',
  ])
    expect(await answerOf(path)).toMatchObject([
      403,
      { error: { message: 'Request had insufficient authentication scopes.' } },
    ])
})

test('sending mail is refused and recorded', async () => {
  const { access_token } = await signIn()
  for (const path of ['/drafts/send', '/messages/send'])
    expect((await api(access_token, path, { method: 'POST', body: '{"id":"r1"}' })).status).toBe(403)
  expect(google.sendAttempts.map((attempt) => attempt.path)).toEqual([
    '/gmail/v1/users/me/drafts/send',
    '/gmail/v1/users/me/messages/send',
  ])
})

test('faults can be set from another process, and an invalid one is refused', async () => {
  const set = (body: unknown) =>
    fetch(`${google.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify(body) })
  expect(
    (await set({ operation: 'users.getProfile', kind: 'rate_limit', retryAfterSeconds: 5 })).status,
  ).toBe(200)
  expect((await set({ kind: 'explode' })).status).toBe(400)
  const { access_token } = await signIn()
  const limited = await api(access_token, '/profile')
  expect([
    limited.status,
    limited.headers.get('retry-after'),
    (await api(access_token, '/profile')).status,
  ]).toEqual([429, '5', 200])
})

test('the mailbox page shows hostile mail as text; Send and Discard move it out of Drafts', async () => {
  const { access_token } = await signIn()
  await api(access_token, '/drafts', { method: 'POST', body: draftBody })
  const { id } = Created.parse(
    await (await api(access_token, '/drafts', { method: 'POST', body: draftBody })).json(),
  )
  const page = await (await fetch(`${google.url}/mailbox?account=zoe@mail.example&draft=${id}`)).text()
  // The page's own script is the only one.
  expect(page.match(/<script|<img/g)).toEqual(['<script'])
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect((await post('/mailbox/send', { account: 'zoe@mail.example', draft: id })).status).toBe(200)
  expect(
    (
      await post('/mailbox/discard', {
        account: 'zoe@mail.example',
        draft: google.state.drafts('zoe@mail.example')[0]?.id ?? '',
      })
    ).status,
  ).toBe(200)
  expect([google.state.draftCount('zoe@mail.example'), google.state.sent('zoe@mail.example').length]).toEqual(
    [0, 1],
  )
  expect(await (await fetch(`${google.url}/mailbox?account=zoe@mail.example`)).text()).toContain('No drafts')
})

test('drafts, grants and accounts survive a kill, but not a half-written last line', async () => {
  const statePath = join(mkdtempSync(join(tmpdir(), 'google-')), 'google.jsonl')
  const before = await startGoogleEmulator({ clients: [CLIENT], statePath })
  const { refreshToken } = before.grantFor('zoe@mail.example')
  const draft = await before.state.putDraft('zoe@mail.example', RAW)
  appendFileSync(statePath, '{"type":"draft","dra')
  const after = await startGoogleEmulator({ clients: [CLIENT], statePath })
  expect(after.state.drafts('zoe@mail.example')).toEqual([draft])
  expect(after.state.grant(refreshToken)?.email).toBe('zoe@mail.example')
  expect(readFileSync(statePath, 'utf8').endsWith('}\n')).toBe(true)
  await Promise.all([before.close(), after.close()])
})
