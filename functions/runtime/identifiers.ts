import { createHash, createHmac, randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'
import type { NewId, RandomBytes } from '#core/kernel/ids.ts'
import type { Secrets } from '#core/kernel/secrets.ts'
import { systemClock } from './clock.ts'
import { filled, readEnvironment } from './config.ts'
import { lazy } from './lazy.ts'
import * as z from 'zod/mini'

const next = monotonicFactory(() => randomBytes(1).readUInt8(0) / 256)

export const newId: NewId = (prefix) => `${prefix}_${next(systemClock.now().getTime())}`

export const random: RandomBytes = (count) => new Uint8Array(randomBytes(count))

const hmacKey = lazy(() => readEnvironment(z.object({ RECIPIENT_HMAC_KEY: filled })).RECIPIENT_HMAC_KEY)

export const secrets: Secrets = {
  fresh: () => randomBytes(32).toString('base64url'),
  hash: (value) => createHash('sha256').update(value).digest('base64url'),
  fingerprint: (value) => createHmac('sha256', hmacKey()).update(value).digest('base64url'),
}
