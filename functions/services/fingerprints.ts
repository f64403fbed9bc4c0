import { createHmac } from 'node:crypto'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { lazy } from '#platform/lazy.ts'
import type { Fingerprints } from '#platform/secrets.ts'

const fingerprintKey = lazy(() => secretSetting('RECIPIENT_HMAC_KEY'))

/** Makes keys for data about addresses that must not be stored. */
export const fingerprints: Fingerprints = {
  fingerprint: (value) => createHmac('sha256', fingerprintKey()).update(value).digest('base64url'),
}
