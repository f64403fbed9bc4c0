/**
 * AWS KMS for one symmetric key: GenerateDataKey and Decrypt over AwsJson1.1, with the encryption context
 * bound to the ciphertext.
 *
 * Rules (docs.aws.amazon.com/kms/latest/APIReference, the operation in brackets):
 * - Decrypting with another encryption context, or a changed text, is InvalidCiphertextException (API_Decrypt).
 * - An unknown key is NotFoundException, a disabled one DisabledException (API_GenerateDataKey).
 * - A copy of a multi-Region key has the same id and opens what the first sealed. It is named by the ARN of its own region;
 *   the ARN of another region is NotFoundException (developerguide/multi-region-keys-overview.html).
 * - Throttling is ThrottlingException with 400 (kms/latest/developerguide/throttling.html).
 *
 * Not imitated: every other operation, asymmetric and HMAC keys, several keys, aliases as resources (one
 * alias name is accepted), grants, key policies and IAM, rotation, deletion, the real ciphertext format,
 * request signatures, quotas.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { controlRoutes } from '#emulators/kit/control.ts'
import { affects, faultQueue, Times } from '#emulators/kit/fault-queue.ts'
import {
  dropAnswer,
  neverAnswer,
  serve,
  type EmulatorServer,
  type LoggedRequest,
  type NodeEnv,
} from '#emulators/kit/server.ts'
import { signedRegion } from '#emulators/kit/signed-region.ts'
import { jsonState } from '#emulators/kit/state.ts'

export interface KmsEmulatorOptions {
  readonly port?: number
  readonly statePath?: string
  readonly clock?: Clock
  /** Alias accepted beside the key's id and ARN; alias/reachwell when absent. */
  readonly alias?: string
  /** Other regions that have a copy of the key. */
  readonly copies?: readonly string[]
}

const FaultRequest = z.union([
  z.object({
    kind: z.enum(['throttle', 'internal', 'disabled', 'denied', 'timeout', 'drop']),
    operation: z._default(z.enum(['any', 'GenerateDataKey', 'Decrypt']), 'any'),
    times: Times,
  }),
  z.object({ clear: z.literal(true) }),
])
type FaultRequest = z.input<typeof FaultRequest>

export interface KmsEmulator extends EmulatorServer {
  readonly keyArn: string
  readonly faults: { set(request: FaultRequest): void }
}

const HOME = 'us-east-1'
const State = z.object({ keyId: z.string(), masterKey: z.string() })
const EncryptionContext = z._default(z.record(z.string(), z.string()), {})
const GenerateInput = z.object({ KeyId: z.string(), KeySpec: z.literal('AES_256'), EncryptionContext })
const DecryptInput = z.object({
  KeyId: z.optional(z.string()),
  CiphertextBlob: z.string(),
  EncryptionContext,
})

const ERRORS = {
  throttle: [400, 'ThrottlingException'],
  internal: [500, 'KMSInternalException'],
  disabled: [400, 'DisabledException'],
  denied: [400, 'AccessDeniedException'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export async function startKmsEmulator(options: KmsEmulatorOptions = {}): Promise<KmsEmulator> {
  const clock = options.clock ?? { now: () => new Date() }
  const state = jsonState(options.statePath, State, () => ({
    keyId: `mrk-${randomBytes(16).toString('hex')}`,
    masterKey: randomBytes(32).toString('base64'),
  }))
  state.save()
  const masterKey = Buffer.from(state.value.masterKey, 'base64')
  const { keyId } = state.value
  const arnIn = (region: string): string => `arn:aws:kms:${region}:000000000000:key/${keyId}`
  const keyArn = arnIn(HOME)
  const regions = new Set([HOME, ...(options.copies ?? [])])
  const knows = (region: string, name: string): boolean =>
    regions.has(region) && [keyId, arnIn(region), options.alias ?? 'alias/reachwell'].includes(name)
  const requests: LoggedRequest[] = []
  const faults = faultQueue<Extract<z.infer<typeof FaultRequest>, { kind: string }>>()
  const setFault = (input: FaultRequest): void => faults.set(FaultRequest.parse(input))

  const generate = (c: Context<NodeEnv>, body: unknown): Response => {
    const input = GenerateInput.safeParse(body)
    if (!input.success) return problem(c, 400, 'ValidationException')
    if (!knows(signedRegion(c), input.data.KeyId)) return problem(c, 400, 'NotFoundException')
    const key = randomBytes(32)
    return answer(c, {
      KeyId: keyArn,
      Plaintext: key.toString('base64'),
      CiphertextBlob: wrap(masterKey, key, input.data.EncryptionContext).toString('base64'),
    })
  }
  const decrypt = (c: Context<NodeEnv>, body: unknown): Response => {
    const input = DecryptInput.safeParse(body)
    if (!input.success) return problem(c, 400, 'ValidationException')
    if (input.data.KeyId !== undefined && !knows(signedRegion(c), input.data.KeyId))
      return problem(c, 400, 'NotFoundException')
    const key = unwrap(
      masterKey,
      Buffer.from(input.data.CiphertextBlob, 'base64'),
      input.data.EncryptionContext,
    )
    return key === null
      ? problem(c, 400, 'InvalidCiphertextException')
      : answer(c, {
          KeyId: keyArn,
          Plaintext: key.toString('base64'),
          EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
        })
  }

  const app = new Hono<NodeEnv>()
  controlRoutes(app, { requests, faults: { schema: FaultRequest, set: setFault, get: faults.pending } })
  app.post('/', async (c) => {
    const operation = (c.req.header('x-amz-target') ?? '').replace('TrentService.', '')
    const fault = faults.take((pending) => affects(pending, operation))
    if (fault?.kind === 'timeout') return neverAnswer(c)
    if (fault?.kind === 'drop') return dropAnswer(c)
    if (fault !== undefined) return problem(c, ERRORS[fault.kind][0], ERRORS[fault.kind][1])
    const body: unknown = await c.req.json().catch(() => null)
    if (operation === 'GenerateDataKey') return generate(c, body)
    return operation === 'Decrypt' ? decrypt(c, body) : problem(c, 400, 'UnknownOperationException')
  })
  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  return { ...server, keyArn, faults: { set: setFault } }
}

const answer = (c: Context<NodeEnv>, body: Record<string, string>): Response =>
  c.body(JSON.stringify(body), 200, { 'content-type': 'application/x-amz-json-1.1' })

function problem(c: Context<NodeEnv>, status: ContentfulStatusCode, type: string): Response {
  return c.body(JSON.stringify({ __type: type, message: type }), status, {
    'content-type': 'application/x-amz-json-1.1',
  })
}

/** The order of the context's entries does not matter. */
const bound = (context: Record<string, string>): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1))))

function wrap(masterKey: Buffer, key: Buffer, context: Record<string, string>): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(bound(context))
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
}

function unwrap(masterKey: Buffer, blob: Buffer, context: Record<string, string>): Buffer | null {
  if (blob.length < 29) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', masterKey, blob.subarray(0, 12))
      .setAAD(bound(context))
      .setAuthTag(blob.subarray(-16))
    return Buffer.concat([decipher.update(blob.subarray(12, -16)), decipher.final()])
  } catch {
    return null
  }
}
