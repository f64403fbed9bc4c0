import { createHmac } from 'node:crypto'
import { callBudget } from '#platform/table/rate-limit.store.ts'
import { dynamoTable } from '#platform/table/table.ts'
import { setting } from '#platform/config/config.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { lazy } from '#platform/lazy.ts'

export const table = lazy(() => dynamoTable(setting('TABLE_NAME')))
export const limits = lazy(() => callBudget(table(), systemClock))

const fingerprintKey = lazy(() => secretSetting('RECIPIENT_HMAC_KEY'))

/** Makes keys for data about addresses that must not be stored. */
export const fingerprints: Fingerprints = {
  fingerprint: (value) => createHmac('sha256', fingerprintKey()).update(value).digest('base64url'),
}
