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
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { controlRoutes } from '#emulators/kit/control.ts'
import { faultQueue, Times } from '#emulators/kit/fault-queue.ts'
import {
  dropAnswer,
  serve,
  type EmulatorServer,
  type LoggedRequest,
  type NodeEnv,
} from '#emulators/kit/server.ts'

const HOUR_MS = 3_600_000

export interface GuestCredentials {
  readonly secretKey: string
  readonly sessionToken: string
  readonly ends: Date
}

export interface CognitoIdentityEmulator extends EmulatorServer {
  readonly poolId: string
  /** Credentials that were given, by their access key. */
  readonly credentialsOf: (accessKeyId: string) => GuestCredentials | null
  readonly faults: { set(request: FaultRequest): void }
}

const FaultRequest = z.union([
  z.object({ kind: z.enum(['throttle', 'drop']), times: Times }),
  z.object({ clear: z.literal(true) }),
])
type FaultRequest = z.input<typeof FaultRequest>

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

export async function startCognitoIdentityEmulator(options: {
  readonly port?: number
  readonly clock?: Clock
  readonly poolId: string
}): Promise<CognitoIdentityEmulator> {
  const clock = options.clock ?? { now: () => new Date() }
  const region = options.poolId.split(':')[0] ?? ''
  const identities = new Set<string>()
  const given = new Map<string, GuestCredentials>()
  const key = randomBytes(32)
  const requests: LoggedRequest[] = []
  const faults = faultQueue<Extract<z.infer<typeof FaultRequest>, { kind: string }>>()
  const setFault = (input: FaultRequest): void => faults.set(FaultRequest.parse(input))

  const answer = (c: Context<NodeEnv>, body: object) =>
    c.body(JSON.stringify(body), 200, { ...CORS, 'content-type': 'application/x-amz-json-1.1' })
  const refuse = (c: Context<NodeEnv>, name: string, message: string) =>
    c.body(JSON.stringify({ __type: name, message }), 400, {
      ...CORS,
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-errortype': name,
    })

  const operations: Readonly<Record<string, (c: Context<NodeEnv>, body: unknown) => Response>> = {
    GetId(c, body) {
      const { IdentityPoolId, Logins } = GetId.parse(body)
      if (IdentityPoolId !== options.poolId)
        return refuse(c, 'ResourceNotFoundException', `IdentityPool '${IdentityPoolId}' not found.`)
      if (Logins !== undefined)
        return refuse(c, 'NotAuthorizedException', 'Token is not from a supported provider.')
      const IdentityId = `${region}:${randomUUID()}`
      identities.add(IdentityId)
      return answer(c, { IdentityId })
    },
    GetCredentialsForIdentity(c, body) {
      const { IdentityId, Logins } = GetCredentials.parse(body)
      if (!identities.has(IdentityId))
        return refuse(c, 'ResourceNotFoundException', `Identity '${IdentityId}' not found.`)
      if (Logins !== undefined)
        return refuse(c, 'NotAuthorizedException', 'Token is not from a supported provider.')
      const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`
      const ends = new Date(Math.floor((clock.now().getTime() + HOUR_MS) / 1_000) * 1_000)
      const secretKey = createHmac('sha256', key).update(accessKeyId).digest('base64')
      const sessionToken = createHmac('sha256', key).update(`token/${accessKeyId}`).digest('base64')
      given.set(accessKeyId, { secretKey, sessionToken, ends })
      return answer(c, {
        IdentityId,
        Credentials: {
          AccessKeyId: accessKeyId,
          SecretKey: secretKey,
          SessionToken: sessionToken,
          Expiration: ends.getTime() / 1_000,
        },
      })
    },
    GetOpenIdToken: (c) =>
      refuse(
        c,
        'InvalidParameterException',
        'Basic (classic) flow is not enabled, please use enhanced flow.',
      ),
  }

  const app = new Hono<NodeEnv>()
  controlRoutes(app, { requests, faults: { schema: FaultRequest, set: setFault, get: faults.pending } })
  app.options('/', (c) => c.body(null, 204, CORS))
  app.post('/', async (c) => {
    const fault = faults.take()?.kind
    if (fault === 'drop') return dropAnswer(c)
    if (fault === 'throttle') return refuse(c, 'TooManyRequestsException', 'Rate exceeded')
    const operation = c.req.header('x-amz-target')?.replace(/^AWSCognitoIdentityService\./, '') ?? ''
    const run = operations[operation]
    if (run === undefined) return refuse(c, 'InvalidParameterException', 'This call is not imitated.')
    return run(c, await c.req.json())
  })
  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  return {
    ...server,
    poolId: options.poolId,
    credentialsOf: (accessKeyId) => given.get(accessKeyId) ?? null,
    faults: { set: setFault },
  }
}
