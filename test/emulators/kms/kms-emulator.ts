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
import * as z from 'zod/mini'
import { asked, AwsRefusal, awsJson, type FaultErrors, type Operations } from '#emulators/kit/aws.ts'
import { emulator, type EmulatorOptions } from '#emulators/kit/emulator.ts'
import { affects, Times } from '#emulators/kit/fault-queue.ts'
import { signedRegion } from '#emulators/kit/signed-region.ts'
import { jsonState } from '#emulators/kit/state.ts'

export interface KmsEmulatorOptions extends EmulatorOptions {
  /** Alias accepted beside the key's id and ARN; alias/reachwell when absent. */
  readonly alias?: string
  /** Other regions that have a copy of the key. */
  readonly copies?: readonly string[]
}

const Fault = z.object({
  kind: z.enum(['throttle', 'internal', 'disabled', 'denied', 'timeout', 'drop']),
  operation: z._default(z.enum(['any', 'GenerateDataKey', 'Decrypt']), 'any'),
  times: Times,
})

export type KmsEmulator = Awaited<ReturnType<typeof startKmsEmulator>>

const HOME = 'us-east-1'
const State = z.object({ keyId: z.string(), masterKey: z.string() })
const EncryptionContext = z._default(z.record(z.string(), z.string()), {})
const GenerateInput = z.object({ KeyId: z.string(), KeySpec: z.literal('AES_256'), EncryptionContext })
const DecryptInput = z.object({
  KeyId: z.optional(z.string()),
  CiphertextBlob: z.string(),
  EncryptionContext,
})

const ERRORS: FaultErrors = {
  throttle: [400, 'ThrottlingException'],
  internal: [500, 'KMSInternalException'],
  disabled: [400, 'DisabledException'],
  denied: [400, 'AccessDeniedException'],
}

export async function startKmsEmulator(options: KmsEmulatorOptions = {}) {
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
  const { app, faults, start } = emulator(options, Fault)
  const operations: Operations = {
    GenerateDataKey(body, c) {
      const input = asked(GenerateInput, body)
      if (!knows(signedRegion(c), input.KeyId)) throw new AwsRefusal('NotFoundException')
      const key = randomBytes(32)
      return {
        KeyId: keyArn,
        Plaintext: key.toString('base64'),
        CiphertextBlob: wrap(masterKey, key, input.EncryptionContext).toString('base64'),
      }
    },
    Decrypt(body, c) {
      const input = asked(DecryptInput, body)
      if (input.KeyId !== undefined && !knows(signedRegion(c), input.KeyId))
        throw new AwsRefusal('NotFoundException')
      const key = unwrap(masterKey, Buffer.from(input.CiphertextBlob, 'base64'), input.EncryptionContext)
      if (key === null) throw new AwsRefusal('InvalidCiphertextException')
      return { KeyId: keyArn, Plaintext: key.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
    },
  }
  const fault = (operation: string) => faults.take((pending) => affects(pending, operation))?.kind
  awsJson(app, { operations, fault, errors: ERRORS })
  return { ...(await start()), keyArn }
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
