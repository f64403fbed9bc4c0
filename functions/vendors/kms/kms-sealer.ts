import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient, type KMSClientConfig } from '@aws-sdk/client-kms'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { RandomBytes } from '#platform/ids.ts'
import { awsRefusal } from '#platform/log/log-refusal.ts'

export interface KmsSealerOptions {
  /** Absent in the cloud, where region and endpoint come from the environment. */
  readonly client?: KMSClientConfig
  /** Key id, ARN or alias. */
  readonly keyId: string
  readonly randomBytes?: RandomBytes
  /** How long an opened data key is cached; when absent, every opening asks KMS. */
  readonly keep?: { readonly ms: number; readonly clock: Clock }
}

const PURPOSE = 'gmail-refresh-token'
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true }
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Version, algorithm, sealed data key, nonce, and ciphertext with its tag; the last three in base64url. */
const SEALED = /^v1\.a256gcm\.([\w-]{1,1024})\.([\w-]{16})\.([\w-]{22,8192})$/

/**
 * Encrypts each secret with its own data key (AES-256-GCM). User id and purpose are bound as the KMS
 * encryption context and as additional data of the cipher. Throws AppError unavailable when KMS does not
 * answer or refuses for now, and internal when the text is another user's or was changed; neither contains
 * secrets.
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
  const dataKey = options.keep === undefined ? ask : cachedKeys(ask, options.keep)

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

/** Seals secrets for one user; they cannot be opened for another. */
export type Sealer = ReturnType<typeof kmsSealer>

/** The properties have a fixed order, so that a user always gets the same bytes. */
const additionalData = (userId: string): Buffer => Buffer.from(JSON.stringify({ purpose: PURPOSE, userId }))
const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const unsealable = (): AppError =>
  new AppError('internal', { cause: 'kms: not sealed for this user, or changed' })

/** Errors for another key or encryption context, and so for another user's secret. Other errors may pass. */
const FOREIGN = new Set(['InvalidCiphertextException', 'IncorrectKeyException'])

function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : 'unknown'
  throw FOREIGN.has(name) ? unsealable() : awsRefusal('kms', error)
}

/** More than enough, because a worker handles the mailboxes of only a few users at a time. */
const MAX_KEYS = 100

type KeyOpener = (userId: string, sealedKey: string) => Promise<Uint8Array>

/**
 * Caches opened data keys for `ms` milliseconds, so that a run's drafts request their mailbox's key only
 * once. The cache key is the user and the exact sealed key; any other combination goes to KMS, which
 * refuses it. Failures are not cached.
 */
function cachedKeys(
  open: KeyOpener,
  { ms, clock }: { readonly ms: number; readonly clock: Clock },
): KeyOpener {
  const kept = new Map<string, { readonly key: Promise<Uint8Array>; readonly until: number }>()
  return async (userId, sealedKey) => {
    const name = `${userId}\n${sealedKey}`
    const now = clock.now().getTime()
    const known = kept.get(name)
    if (known !== undefined && known.until > now) return await known.key
    const key = open(userId, sealedKey)
    kept.delete(name)
    kept.set(name, { key, until: now + ms })
    for (const oldest of [...kept.keys()].slice(0, -MAX_KEYS)) kept.delete(oldest)
    key.catch(() => kept.delete(name))
    return await key
  }
}
