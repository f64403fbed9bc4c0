import { argon2Hasher, argon2Passwords } from '#vendors/argon2/argon2-passwords.ts'
import { kmsSealer } from '#vendors/kms/kms-sealer.ts'
import { MINUTE } from '#platform/clock.ts'
import { setting } from '#platform/config/config.ts'
import { random, secrets } from '#platform/lambda/identifiers.ts'
import { lazy } from '#platform/lazy.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { fingerprints } from './fingerprints.ts'

/** Secrets, and fingerprints under the service's key. */
export const keyedSecrets = lazy(() => ({ ...secrets, ...fingerprints }))

export const sealer = lazy(() =>
  kmsSealer({ keyId: setting('KMS_KEY_ID'), keep: { ms: 5 * MINUTE, clock: systemClock } }),
)

export const passwords = () => argon2Passwords
export const hasher = lazy(() => argon2Hasher(random))
