import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient, type KMSClientConfig } from '@aws-sdk/client-kms'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { RandomBytes } from '#platform/ids.ts'
import { awsRefusal } from '#platform/provider/aws-refusal.ts'
import { keepingKeys, type KeyOpener } from './kept-keys.ts'

export interface KmsSealerOptions {
  /** Empty in the cloud: region and endpoint come from the environment. */
  readonly client?: KMSClientConfig
  /** Key id, ARN or alias. */
  readonly keyId: string
  readonly randomBytes?: RandomBytes
  /** How long an opened data key may be used again; each opening asks for it when absent. */
  readonly keep?: { readonly ms: number; readonly clock: Clock }
}

const PURPOSE = 'gmail-refresh-token'
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true }
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** version . algorithm . sealed data key . nonce . ciphertext with its tag; base64url each. */
const SEALED = /^v1\.a256gcm\.([\w-]{1,1024})\.([\w-]{16})\.([\w-]{22,8192})$/

/**
 * A data key each (AES-256-GCM), with user id and purpose bound as KMS encryption context and as additional
 * data of the cipher. Throws AppError unavailable when KMS does not answer or refuses for now, internal when
 * the text is not this user's or was changed; neither names anything secret.
 */
export function kmsSealer(options: KmsSealerOptions) {
  const client = new KMSClient({ requestHandler: TIMEOUTS, ...options.client })
  const random = options.randomBytes ?? randomBytes
  const contextOf = (userId: string) => ({ userId, purpose: PURPOSE })

  const ask: KeyOpener = async (userId, sealedKey) => {
    const CiphertextBlob = Buffer.from(sealedKey, 'base64url')
    const { Plaintext: key } = await client
      .send(
        new DecryptCommand({ KeyId: options.keyId, CiphertextBlob, EncryptionContext: contextOf(userId) }),
      )
      .catch(fail)
    if (key === undefined) throw new AppError('unavailable', { cause: 'kms: answer without a key' })
    return key
  }
  const dataKey = options.keep === undefined ? ask : keepingKeys(ask, options.keep)

  return {
    async seal(userId: string, secret: string) {
      const EncryptionContext = contextOf(userId)
      const answer = await client
        .send(new GenerateDataKeyCommand({ KeyId: options.keyId, KeySpec: 'AES_256', EncryptionContext }))
        .catch(fail)
      const { Plaintext: key, CiphertextBlob: sealedKey } = answer
      if (key === undefined || sealedKey === undefined)
        throw new AppError('unavailable', { cause: 'kms: answer without a key' })
      try {
        const nonce = random(NONCE_BYTES)
        const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additionalData(userId))
        const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
        return ['v1', 'a256gcm', encode(sealedKey), encode(nonce), encode(text)].join('.')
      } finally {
        key.fill(0)
      }
    },
    async open(userId: string, sealed: string) {
      const [, sealedKey, nonce, text] = SEALED.exec(sealed) ?? []
      if (sealedKey === undefined || nonce === undefined || text === undefined) throw unsealable()
      const key = await dataKey(userId, sealedKey)
      try {
        const bytes = Buffer.from(text, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(additionalData(userId)).setAuthTag(bytes.subarray(-TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        throw unsealable()
      } finally {
        if (options.keep === undefined) key.fill(0)
      }
    },
  }
}

/** Seals a secret for one user: what was sealed for one cannot be opened for another. */
export type Sealer = ReturnType<typeof kmsSealer>

/** Keys in a fixed order: the same bytes for the same user, always. */
const additionalData = (userId: string): Buffer => Buffer.from(JSON.stringify({ purpose: PURPOSE, userId }))
const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const unsealable = (): AppError =>
  new AppError('internal', { cause: 'kms: not sealed for this user, or changed' })

/** The key id does not fit or the context differs: somebody else's. All else may pass. */
const FOREIGN = new Set(['InvalidCiphertextException', 'IncorrectKeyException'])

function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : 'unknown'
  throw FOREIGN.has(name) ? unsealable() : awsRefusal('kms', error)
}
