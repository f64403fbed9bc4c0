import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SampleAccount } from './accounts.ts'
import { chooseAccount } from './choose-account.ts'
import {
  startCognitoEmulator,
  type CognitoEmulator,
  type CognitoEmulatorOptions,
} from './cognito-emulator.ts'

const REDIRECT = 'http://127.0.0.1:4100/api/auth/callback'
const OPTIONS = {
  clientId: 'app-client',
  redirectUris: [REDIRECT],
  logoutUris: ['http://127.0.0.1:4100/'],
  accounts: [
    { email: 'zoe@mail.example', firstName: 'Zoë', lastName: 'Müller', plan: 'pro', note: 'Has run before' },
  ],
} as const satisfies CognitoEmulatorOptions
const Keys = z.object({ keys: z.array(z.object({ kid: z.string() })) })
let pool: CognitoEmulator
let prepared: (SampleAccount & { subject: string })[]

beforeEach(async () => {
  prepared = []
  pool = await startCognitoEmulator({
    ...OPTIONS,
    onAccount: (account) => Promise.resolve(void prepared.push(account)),
  })
})
afterEach(() => pool.close())

const authorizeUrl = (change: Record<string, string> = {}, on = pool) =>
  `${on.authorizeUrl}?${new URLSearchParams({ response_type: 'code', client_id: 'app-client', redirect_uri: REDIRECT, scope: 'openid email profile', state: 's-1', nonce: 'n', code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256', identity_provider: 'Google', ...change })}`
const NEW = { email: 'Li.Ng@mail.example', firstName: 'Li', lastName: 'Ng', plan: 'trial' }

test('only the first sign-in of an account announces it with its plan', async () => {
  const callback = await chooseAccount(authorizeUrl(), { known: 'zoe@mail.example' })
  expect([
    callback.origin + callback.pathname,
    callback.searchParams.get('state'),
    callback.searchParams.get('code')?.length,
  ]).toEqual([REDIRECT, 's-1', 43])
  await chooseAccount(authorizeUrl(), { known: 'zoe@mail.example' })
  expect(prepared).toEqual([
    {
      email: 'zoe@mail.example',
      firstName: 'Zoë',
      lastName: 'Müller',
      plan: 'pro',
      note: 'Has run before',
      subject: '174427253988631842680',
    },
  ])
})

test('a new account can be entered, on a reserved domain only', async () => {
  await chooseAccount(authorizeUrl(), NEW)
  expect(prepared).toMatchObject([{ email: 'li.ng@mail.example', plan: 'trial' }])
  await expect(chooseAccount(authorizeUrl(), { ...NEW, email: 'li@somewhere.net' })).rejects.toThrow(
    '422 Use an address on a reserved domain',
  )
  await expect(
    chooseAccount(authorizeUrl(), { ...NEW, email: 'li2@mail.example', firstName: ' ' }),
  ).rejects.toThrow('422 Enter a first name.')
  await expect(
    chooseAccount(authorizeUrl(), { ...NEW, email: 'li3@mail.example', plan: 'gold' }),
  ).rejects.toThrow('422')
})

test('an account whose preparation fails does not sign in, and is prepared at the next attempt', async () => {
  let calls = 0
  const strict = await startCognitoEmulator({
    ...OPTIONS,
    onAccount: () => (calls++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve()),
  })
  await expect(chooseAccount(authorizeUrl({}, strict), { known: 'zoe@mail.example' })).rejects.toThrow('500')
  await chooseAccount(authorizeUrl({}, strict), { known: 'zoe@mail.example' })
  expect(calls).toBe(2)
  await strict.close()
})

test('cancelling returns access_denied', async () => {
  const callback = await chooseAccount(authorizeUrl(), { cancel: 'yes' })
  expect([
    callback.searchParams.get('error'),
    callback.searchParams.get('state'),
    callback.searchParams.get('code'),
  ]).toEqual(['access_denied', 's-1', null])
})

test('a wrong client or redirect URL is shown as an error, never redirected to', async () => {
  for (const [name, value] of [
    ['client_id', 'other'],
    ['redirect_uri', `${REDIRECT}/`],
  ] as const) {
    const answer = await fetch(authorizeUrl({ [name]: value }), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  }
})

test('the sign-in page does not work without its cookie', async () => {
  const start = await fetch(authorizeUrl(), { redirect: 'manual' })
  const page = new URL(start.headers.get('location') ?? '', pool.url)
  expect(
    (await fetch(page, { method: 'POST', body: new URLSearchParams({ known: 'zoe@mail.example' }) })).status,
  ).toBe(400)
  expect(prepared).toEqual([])
})

test('while a session is open nobody chooses, unless the request asks for it; signing out ends the pool’s session alone', async () => {
  const browser = new Map<string, string>()
  const emailOf = async (change: Record<string, string> = {}) => {
    const callback = await chooseAccount(authorizeUrl(change), { known: 'zoe@mail.example' }, browser)
    expect(callback.searchParams.get('code')).not.toBeNull()
    return [...browser].find(([name]) => name === 'google-session')?.[1]
  }
  await chooseAccount(authorizeUrl(), NEW, browser)
  const li = [...browser].find(([name]) => name === 'google-session')?.[1]
  expect(await emailOf()).toBe(li)
  // Signed out of the pool, the browser is still signed in at Google.
  browser.delete('cognito-session')
  expect(await emailOf()).toBe(li)
  expect(await emailOf({ prompt: 'select_account' })).toBe('174427253988631842680')
})

test('sign-out redirects to a registered URL only', async () => {
  const out = (uri: string) =>
    fetch(`${pool.url}/logout?client_id=app-client&logout_uri=${encodeURIComponent(uri)}`, {
      redirect: 'manual',
    })
  const left = await out('http://127.0.0.1:4100/')
  expect(left.headers.get('location')).toBe('http://127.0.0.1:4100/')
  expect(left.headers.getSetCookie()).toEqual(['cognito-session=; Max-Age=0; Path=/'])
  expect((await out('https://elsewhere.example/')).status).toBe(400)
})

test('an outage set from another process affects only the next call', async () => {
  await fetch(`${pool.url}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'outage', on: 'authorize' }),
  })
  expect((await fetch(authorizeUrl(), { redirect: 'manual' })).status).toBe(503)
  expect((await fetch(authorizeUrl(), { redirect: 'manual' })).status).toBe(303)
})

test('keys, entered accounts and past sign-ins survive a restart', async () => {
  const statePath = join(mkdtempSync(join(tmpdir(), 'cognito-')), 'cognito.json')
  const announced: string[] = []
  const options = {
    ...OPTIONS,
    statePath,
    onAccount: (account: SampleAccount) => Promise.resolve(void announced.push(account.email)),
  }
  const keysOf = async (server: CognitoEmulator) =>
    Keys.parse(await (await fetch(server.jwksUrl)).json()).keys.map((key) => key.kid)
  const before = await startCognitoEmulator(options)
  await chooseAccount(authorizeUrl({}, before), NEW)
  const keys = await keysOf(before)
  await before.close()
  const after = await startCognitoEmulator(options)
  await chooseAccount(authorizeUrl({}, after), { known: 'li.ng@mail.example' })
  expect([await keysOf(after), announced]).toEqual([keys, ['li.ng@mail.example']])
  await after.close()
})
