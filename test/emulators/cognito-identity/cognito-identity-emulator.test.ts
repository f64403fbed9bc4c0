import { expect, onTestFinished, test } from 'vitest'
import { startCognitoIdentityEmulator } from './cognito-identity-emulator.ts'

const POOL = 'us-east-1:11111111-2222-4333-8444-555555555555'

async function started() {
  const emulator = await startCognitoIdentityEmulator({
    poolId: POOL,
    clock: { now: () => new Date('2026-11-21T09:00:00.000Z') },
  })
  onTestFinished(() => emulator.close())
  const ask = async (operation: string, body: object) => {
    const response = await fetch(emulator.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(body),
    })
    return {
      status: response.status,
      error: response.headers.get('x-amzn-errortype'),
      body: await response.json(),
    }
  }
  return { emulator, ask }
}

test('a guest gets an identity of the pool and credentials for an hour', async () => {
  const { emulator, ask } = await started()
  const { body } = await ask('GetId', { IdentityPoolId: POOL })
  expect(body.IdentityId).toMatch(/^us-east-1:[0-9a-f-]{36}$/)
  const given = await ask('GetCredentialsForIdentity', { IdentityId: body.IdentityId })
  expect([given.status, given.body.Credentials.Expiration]).toEqual([
    200,
    Date.parse('2026-11-21T10:00:00.000Z') / 1_000,
  ])
  expect(emulator.credentialsOf(given.body.Credentials.AccessKeyId)).toEqual({
    secretKey: given.body.Credentials.SecretKey,
    sessionToken: given.body.Credentials.SessionToken,
    ends: new Date('2026-11-21T10:00:00.000Z'),
  })
})

test('another pool, an unknown identity, a foreign token and the classic flow are refused', async () => {
  const { ask } = await started()
  const { body } = await ask('GetId', { IdentityPoolId: POOL })
  const refusals = await Promise.all([
    ask('GetId', { IdentityPoolId: 'us-east-1:other' }),
    ask('GetCredentialsForIdentity', { IdentityId: 'us-east-1:other' }),
    ask('GetCredentialsForIdentity', {
      IdentityId: body.IdentityId,
      Logins: { 'accounts.example': 'token' },
    }),
    ask('GetOpenIdToken', { IdentityId: body.IdentityId }),
    ask('DeleteIdentities', {}),
  ])
  expect(refusals.map(({ status, error }) => [status, error])).toEqual([
    [400, 'ResourceNotFoundException'],
    [400, 'ResourceNotFoundException'],
    [400, 'NotAuthorizedException'],
    [400, 'InvalidParameterException'],
    [400, 'UnknownOperationException'],
  ])
})

test('it fails on request', async () => {
  const { emulator, ask } = await started()
  emulator.faults.set({ kind: 'throttle' })
  expect((await ask('GetId', { IdentityPoolId: POOL })).error).toBe('TooManyRequestsException')
  emulator.faults.set({ kind: 'drop' })
  await expect(ask('GetId', { IdentityPoolId: POOL })).rejects.toThrow('fetch failed')
  expect((await ask('GetId', { IdentityPoolId: POOL })).status).toBe(200)
})
