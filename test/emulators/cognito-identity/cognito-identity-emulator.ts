/**
 * One identity pool of Amazon Cognito for guests: GetId and GetCredentialsForIdentity over AwsJson1.1, called by
 * browsers of any site. `isAllowed` of the result says which credentials were given and have not ended.
 *
 * Rules (docs.aws.amazon.com/cognitoidentity/latest/APIReference, the operation in brackets):
 * - An unknown pool, and an unknown identity, is ResourceNotFoundException (API_GetId, API_GetCredentialsForIdentity).
 * - Credentials are for an identity of the pool and say when they end; those of the enhanced flow do after an hour
 *   (docs.aws.amazon.com/cognito/latest/developerguide/authentication-flow.html).
 * - A guest needs no token; a token of a provider that the pool does not know is NotAuthorizedException
 *   (API_GetCredentialsForIdentity).
 * - Without classic flow, GetOpenIdToken is refused with InvalidParameterException
 *   (docs.aws.amazon.com/cognito/latest/developerguide/authentication-flow.html).
 *
 * Not imitated: every other operation, tokens of the user pool (no page has one), roles chosen by rules, merging of
 * identities, quotas, STS itself: the credentials are known here and to no other emulator but RUM's.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { asked, AwsRefusal, awsJson, type FaultErrors, type Operations } from '#emulators/kit/aws.ts'
import { emulator, type EmulatorOptions } from '#emulators/kit/emulator.ts'
import { Times } from '#emulators/kit/fault-queue.ts'

const HOUR_MS = 3_600_000

export interface GuestCredentials {
  readonly secretKey: string
  readonly sessionToken: string
  readonly ends: Date
}

const Fault = z.object({ kind: z.enum(['throttle', 'drop']), times: Times })

const GetId = z.object({ IdentityPoolId: z.string(), Logins: z.optional(z.record(z.string(), z.string())) })
const GetCredentials = z.object({
  IdentityId: z.string(),
  Logins: z.optional(z.record(z.string(), z.string())),
})

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type,x-amz-target',
}

const noSupport = new AwsRefusal('NotAuthorizedException', 'Token is not from a supported provider.')

export async function startCognitoIdentityEmulator(options: EmulatorOptions & { readonly poolId: string }) {
  const { poolId } = options
  const { app, clock, faults, start } = emulator(options, Fault)
  const region = poolId.split(':')[0] ?? ''
  const identities = new Set<string>()
  const given = new Map<string, GuestCredentials>()
  const key = randomBytes(32)
  const operations: Operations = {
    GetId(body) {
      const { IdentityPoolId, Logins } = asked(GetId, body)
      if (IdentityPoolId !== poolId)
        throw new AwsRefusal('ResourceNotFoundException', `IdentityPool '${IdentityPoolId}' not found.`)
      if (Logins !== undefined) throw noSupport
      const IdentityId = `${region}:${randomUUID()}`
      identities.add(IdentityId)
      return { IdentityId }
    },
    GetCredentialsForIdentity(body) {
      const { IdentityId, Logins } = asked(GetCredentials, body)
      if (!identities.has(IdentityId))
        throw new AwsRefusal('ResourceNotFoundException', `Identity '${IdentityId}' not found.`)
      if (Logins !== undefined) throw noSupport
      const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`
      const ends = new Date(Math.floor((clock.now().getTime() + HOUR_MS) / 1_000) * 1_000)
      const secretKey = createHmac('sha256', key).update(accessKeyId).digest('base64')
      const sessionToken = createHmac('sha256', key).update(`token/${accessKeyId}`).digest('base64')
      given.set(accessKeyId, { secretKey, sessionToken, ends })
      return {
        IdentityId,
        Credentials: {
          AccessKeyId: accessKeyId,
          SecretKey: secretKey,
          SessionToken: sessionToken,
          Expiration: ends.getTime() / 1_000,
        },
      }
    },
    GetOpenIdToken() {
      const message = 'Basic (classic) flow is not enabled, please use enhanced flow.'
      throw new AwsRefusal('InvalidParameterException', message)
    },
  }
  app.options('/', (c) => c.body(null, 204, CORS))
  const errors: FaultErrors = { throttle: [400, 'TooManyRequestsException'] }
  awsJson(app, { operations, fault: () => faults.take()?.kind, errors, headers: CORS })
  return {
    ...(await start()),
    poolId,
    /** Credentials that were given, by their access key. */
    credentialsOf: (accessKeyId: string) => given.get(accessKeyId) ?? null,
  }
}
