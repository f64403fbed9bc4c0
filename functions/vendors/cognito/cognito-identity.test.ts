import { createHash } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { chooseAccount } from '#emulators/cognito/choose-account.ts'
import { startCognitoEmulator, type CognitoEmulator } from '#emulators/cognito/cognito-emulator.ts'
import { cognitoIdentity, type CognitoOptions } from './cognito-identity.ts'

const REDIRECT = 'http://127.0.0.1:4100/api/auth/callback'
const VERIFIER = 'a-verifier-that-is-long-enough-for-everybody-43'
const REQUEST = {
  state: 'state-1',
  nonce: 'nonce-1',
  codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
}
/** Timeouts: one that no answer reaches on any machine, and one for answers that never come. */
const PATIENT_MS = 120_000
const BRIEF_MS = 3_000
let pool: CognitoEmulator

beforeEach(async () => {
  pool = await startCognitoEmulator({
    clientId: 'app-client',
    redirectUris: [REDIRECT],
    accounts: [{ email: 'zoe@mail.example', firstName: 'Zoë', lastName: 'Müller', plan: 'pro', note: '' }],
  })
})
afterEach(() => pool.close())

const identity = (change: Partial<CognitoOptions> = {}) =>
  cognitoIdentity({
    authorizeUrl: pool.authorizeUrl,
    tokenUrl: pool.tokenUrl,
    jwksUrl: pool.jwksUrl,
    issuer: pool.issuer,
    clientId: 'app-client',
    redirectUri: REDIRECT,
    timeoutMs: PATIENT_MS,
    ...change,
  })
async function newCode(): Promise<string> {
  const callback = await chooseAccount(identity().authorizeUrl(REQUEST), { known: 'zoe@mail.example' })
  return callback.searchParams.get('code') ?? ''
}
async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'it worked',
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) return inspect(error)
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(
    /eyJ|mail\.example|code_verifier|a-verifier/,
  )
  return `${error.code}: ${String(error.cause)}`
}
const exchange = async (
  change: Partial<CognitoOptions> = {},
  sent: { codeVerifier?: string; nonce?: string } = {},
) => identity(change).exchange({ code: await newCode(), codeVerifier: VERIFIER, nonce: 'nonce-1', ...sent })

test('the browser is sent to the pool with exactly these parameters, straight to Google', () => {
  expect(Object.fromEntries(new URL(identity().authorizeUrl(REQUEST)).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'app-client',
    redirect_uri: REDIRECT,
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: REQUEST.codeChallenge,
    code_challenge_method: 'S256',
    identity_provider: 'Google',
    prompt: 'select_account',
  })
})

test('a sign-in returns the identity from Google', async () => {
  expect(await exchange()).toEqual({
    issuer: 'https://accounts.google.com',
    subject: '174427253988631842680',
    email: 'zoe@mail.example',
    emailVerified: true,
    firstName: 'Zoë',
    lastName: 'Müller',
  })
})

test('an address that Google has not verified is told as that', async () => {
  pool.faults.set({ kind: 'unverified_email' })
  expect(await exchange()).toMatchObject({ email: 'zoe@mail.example', emailVerified: false })
})

test('a user with a changed email address keeps the same subject', async () => {
  const before = await exchange()
  pool.faults.set({ changeEmail: { from: 'zoe@mail.example', to: 'zoe.mueller@mail.example' } })
  const callback = await chooseAccount(identity().authorizeUrl(REQUEST), {
    known: 'zoe.mueller@mail.example',
  })
  const after = await identity().exchange({
    code: callback.searchParams.get('code') ?? '',
    codeVerifier: VERIFIER,
    nonce: 'nonce-1',
  })
  expect(after).toEqual({ ...before, email: 'zoe.mueller@mail.example' })
})

test('a code works once', async () => {
  const code = await newCode()
  await identity().exchange({ code, codeVerifier: VERIFIER, nonce: 'nonce-1' })
  expect(await failureOf(identity().exchange({ code, codeVerifier: VERIFIER, nonce: 'nonce-1' }))).toBe(
    'sign_in_failed: cognito: token',
  )
})

test('a stolen code is useless without its verifier, client and redirect URI', async () => {
  expect(
    await failureOf(exchange({}, { codeVerifier: 'another-verifier-that-is-long-enough-for-all-4' })),
  ).toBe('sign_in_failed: cognito: token')
  expect(await failureOf(exchange({ clientId: 'another-client' }))).toBe('sign_in_failed: cognito: token')
  expect(await failureOf(exchange({ redirectUri: `${REDIRECT}/` }))).toBe('sign_in_failed: cognito: token')
})

test('a token for another sign-in is refused by its nonce', async () => {
  expect(await failureOf(exchange({}, { nonce: 'nonce-2' }))).toBe('sign_in_failed: cognito: nonce')
})

test.each([
  ['wrong_nonce', 'nonce'],
  ['expired', 'verification'],
  ['wrong_audience', 'verification'],
  ['wrong_issuer', 'verification'],
  ['wrong_signature', 'verification'],
  ['access_token', 'verification'],
  ['no_claims', 'claims'],
] as const)('a token with %s is refused', async (kind, step) => {
  pool.faults.set({ kind })
  expect(await failureOf(exchange())).toBe(`sign_in_failed: cognito: ${step}`)
})

test.each(['outage', 'timeout'] as const)(
  '%s of the token endpoint or the keys fails the sign-in without a retry',
  async (kind) => {
    pool.faults.set({ kind, on: 'token' })
    const timeoutMs = kind === 'timeout' ? BRIEF_MS : PATIENT_MS
    expect(await failureOf(exchange({ timeoutMs }))).toBe('sign_in_failed: cognito: token')
    expect(pool.requests.filter((request) => request.path === '/oauth2/token')).toHaveLength(1)
    pool.faults.set({ kind, on: 'jwks' })
    expect(await failureOf(exchange({ timeoutMs }))).toBe('sign_in_failed: cognito: verification')
  },
)

test('the keys are fetched once for many sign-ins', async () => {
  const provider = identity()
  await provider.exchange({ code: await newCode(), codeVerifier: VERIFIER, nonce: 'nonce-1' })
  await provider.exchange({ code: await newCode(), codeVerifier: VERIFIER, nonce: 'nonce-1' })
  expect(pool.requests.filter((request) => request.path.endsWith('jwks.json'))).toHaveLength(1)
})

test('plain http is accepted for loopback addresses only', () => {
  expect(() => identity({ jwksUrl: 'http://keys.example/jwks.json' })).toThrow(
    'identity provider URLs must be https',
  )
  expect(() => identity({ tokenUrl: 'http://token.example/oauth2/token' })).toThrow(
    'identity provider URLs must be https',
  )
})
