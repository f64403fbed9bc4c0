import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { argon2Hasher, argon2Passwords } from '#vendors/argon2/argon2-passwords.ts'
import { kmsSealer } from '#vendors/kms/kms-sealer.ts'
import { MINUTE } from '../clock.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { readSecrets } from '../config/stored-secrets.ts'
import { random } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
import { systemClock } from '../lambda/system-clock.ts'
import type { Fingerprints } from '../secrets.ts'

const fingerprintKey = lazy(() => readSecrets(z.object({ RECIPIENT_HMAC_KEY: filled })).RECIPIENT_HMAC_KEY)

export const fingerprints: Fingerprints = {
  fingerprint: (value) => createHmac('sha256', fingerprintKey()).update(value).digest('base64url'),
}

/** As long as other secrets are kept. Milliseconds. */
const KEPT_MS = 5 * MINUTE

export const sealer = lazy(() =>
  kmsSealer({
    keyId: readEnvironment(z.object({ KMS_KEY_ID: filled })).KMS_KEY_ID,
    keep: { ms: KEPT_MS, clock: systemClock },
  }),
)

export const passwords = () => argon2Passwords
export const hasher = lazy(() => argon2Hasher(random))
