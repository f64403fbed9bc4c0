import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { chooseAccount } from '#emulators/cognito/choose-account.ts'
import { startCognitoEmulator } from '#emulators/cognito/cognito-emulator.ts'
import { cognitoIdentity } from './cognito-identity.ts'
import { cognitoUserPool } from './user-pool.ts'

const REDIRECT = 'http://127.0.0.1:4100/api/auth/callback'
const VERIFIER = 'a-verifier-that-is-long-enough-for-everybody-43'

/** A pool that knows Zoë, who has signed in. */
async function poolWithZoe(namesHaveCase: boolean) {
  const pool = await startCognitoEmulator({
    clientId: 'app-client',
    redirectUris: [REDIRECT],
    accounts: [{ email: 'zoe@mail.example', firstName: 'Zoë', lastName: 'Müller', plan: 'pro', note: '' }],
    namesHaveCase,
  })
  onTestFinished(() => pool.close())
  const identity = cognitoIdentity({ ...pool, clientId: 'app-client', redirectUri: REDIRECT })
  const callback = await chooseAccount(
    identity.authorizeUrl({
      state: 'state-1',
      nonce: 'nonce-1',
      codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    }),
    { known: 'zoe@mail.example' },
  )
  const code = callback.searchParams.get('code') ?? ''
  const { subject } = await identity.exchange({ code, codeVerifier: VERIFIER, nonce: 'nonce-1' })
  const users = cognitoUserPool(pool.poolId, {
    endpoint: pool.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
  })
  return { pool, users, subject }
}

test.each([
  ['without regard to case', false],
  ['letter by letter', true],
])('a user is deleted from a pool that compares names %s', async (_, namesHaveCase) => {
  const { pool, users, subject } = await poolWithZoe(namesHaveCase)
  expect(pool.isInPool('zoe@mail.example')).toBe(true)
  await users.forget(subject)
  expect(pool.isInPool('zoe@mail.example')).toBe(false)
  await expect(users.forget(subject)).resolves.toBeUndefined()
})

test('a pool that does not exist is an error, unlike a user who does not exist', async () => {
  const { pool, subject } = await poolWithZoe(false)
  const strange = cognitoUserPool('us-east-1_Another1', {
    endpoint: pool.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    maxAttempts: 1,
  })
  await expect(strange.forget(subject)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})
