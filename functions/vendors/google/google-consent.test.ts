import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGoogleEmulator, type GoogleEmulator } from '#emulators/google/google-emulator.ts'
import { giveConsent } from '#emulators/google/give-consent.ts'
import { googleConsent } from './google-consent.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

const REDIRECT = 'http://127.0.0.1:4100/api/auth/gmail/callback'
const CLIENT = { id: 'client-1.apps.example', secret: 'client-secret-value', redirectUris: [REDIRECT] }
const VERIFIER = 'a-verifier-that-is-long-enough-for-everybody-43'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const clock = { now: () => new Date('2026-11-21T09:30:00.000Z') }
let google: GoogleEmulator

beforeEach(async () => {
  google = await startGoogleEmulator({ clients: [CLIENT], clock })
})
afterEach(() => google.close())

const consent = (change: { clientSecret?: string; redirectUri?: string; timeoutMs?: number } = {}) =>
  googleConsent({
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    redirectUri: REDIRECT,
    clock,
    timeoutMs: 120_000,
    authUrl: `${google.url}/o/oauth2/v2/auth`,
    tokenUrl: `${google.url}/token`,
    revokeUrl: `${google.url}/revoke`,
    ...change,
  })
const authorizeUrl = () =>
  consent().authorizeUrl({ state: 'state-1', codeChallenge: CHALLENGE, loginHint: 'zoe@mail.example' })
const allow = (options: { compose?: boolean } = {}) =>
  giveConsent(authorizeUrl(), { account: 'zoe@mail.example', ...options })
const codeOf = (callback: URL) => callback.searchParams.get('code') ?? ''

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'it worked',
    (thrown: unknown) => thrown,
  )
  return error instanceof MailboxError ? error.failure : String(error)
}

test('the browser is sent to Google with exactly these parameters', () => {
  const url = new URL(authorizeUrl())
  expect(Object.fromEntries(url.searchParams)).toEqual({
    access_type: 'offline',
    prompt: 'consent',
    scope: 'openid email profile https://www.googleapis.com/auth/gmail.compose',
    state: 'state-1',
    login_hint: 'zoe@mail.example',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    client_id: CLIENT.id,
    redirect_uri: REDIRECT,
    response_type: 'code',
  })
})

test('a granted consent returns a refresh token, the address, the scope and the state', async () => {
  const callback = await allow()
  expect(callback.searchParams.get('state')).toBe('state-1')
  const result = await consent().exchange({ code: codeOf(callback), codeVerifier: VERIFIER })
  expect(result).toEqual({
    refreshToken: expect.stringMatching(/^1\/\//),
    email: 'zoe@mail.example',
    composeGranted: true,
  })
})

test('composeGranted is false when the user unticks Gmail', async () => {
  const result = await consent().exchange({
    code: codeOf(await allow({ compose: false })),
    codeVerifier: VERIFIER,
  })
  expect([result.composeGranted, result.email]).toEqual([false, 'zoe@mail.example'])
})

test('a cancelled consent returns access_denied without a code', async () => {
  const callback = await giveConsent(authorizeUrl(), { account: 'zoe@mail.example', decision: 'deny' })
  expect(Object.fromEntries(callback.searchParams)).toEqual({ state: 'state-1', error: 'access_denied' })
})

test('a code works once, and only with its verifier, redirect URI and client', async () => {
  const code = codeOf(await allow())
  await consent().exchange({ code, codeVerifier: VERIFIER })
  expect(await failureOf(consent().exchange({ code, codeVerifier: VERIFIER }))).toBe('grant_dead')
  expect(await failureOf(consent().exchange({ code: codeOf(await allow()), codeVerifier: 'another' }))).toBe(
    'grant_dead',
  )
  expect(
    await failureOf(
      consent({ redirectUri: `${REDIRECT}/` }).exchange({
        code: codeOf(await allow()),
        codeVerifier: VERIFIER,
      }),
    ),
  ).toBe('retry_later')
  expect(
    await failureOf(
      consent({ clientSecret: 'wrong' }).exchange({ code: codeOf(await allow()), codeVerifier: VERIFIER }),
    ),
  ).toBe('retry_later')
  expect(await failureOf(consent().exchange({ code: 'never-issued', codeVerifier: VERIFIER }))).toBe(
    'grant_dead',
  )
})

test('an outage or a lost answer during the exchange is retry_later, without a retry', async () => {
  for (const kind of ['unavailable', 'timeout'] as const) {
    google.faults.set({ operation: 'token', kind })
    expect(
      await failureOf(
        consent({ timeoutMs: kind === 'timeout' ? 400 : 120_000 }).exchange({
          code: 'x',
          codeVerifier: VERIFIER,
        }),
      ),
    ).toBe('retry_later')
  }
  expect(google.requests.filter((request) => request.path === '/token')).toHaveLength(2)
})

test('revoking ends the grant, revoking a dead grant succeeds, and an outage is retry_later', async () => {
  const { refreshToken } = await consent().exchange({ code: codeOf(await allow()), codeVerifier: VERIFIER })
  const grant = { refreshToken: refreshToken ?? '' }
  google.faults.set({ operation: 'revoke', kind: 'unavailable' })
  expect(await failureOf(consent().revoke(grant))).toBe('retry_later')
  google.faults.set({ operation: 'revoke', kind: 'timeout' })
  expect(await failureOf(consent({ timeoutMs: 400 }).revoke(grant))).toBe('retry_later')
  await consent().revoke(grant)
  expect(google.state.grant(grant.refreshToken)).toBeUndefined()
  await consent().revoke(grant)
  expect(
    google.requests.filter((request) => request.path === '/revoke').map((request) => request.status),
  ).toEqual([503, 0, 200, 400])
})
