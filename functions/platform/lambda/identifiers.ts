import { createHash, randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'
import { lazy } from '../lazy.ts'
import type { NewId, RandomBytes } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { systemClock } from './system-clock.ts'

const next = lazy(() => monotonicFactory(() => randomBytes(1).readUInt8(0) / 256))

export const newId: NewId = (prefix) => `${prefix}_${next()(systemClock.now().getTime())}`

export const random: RandomBytes = (count) => new Uint8Array(randomBytes(count))

export const secrets: Secrets = {
  fresh: () => randomBytes(32).toString('base64url'),
  hash: (value) => createHash('sha256').update(value).digest('base64url'),
}
