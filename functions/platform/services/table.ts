import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { callBudget } from '../table/rate-limit.store.ts'
import { dynamoTable } from '../table/table.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { readSecrets } from '../config/stored-secrets.ts'
import type { Fingerprints } from '../secrets.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { lazy } from '../lambda/lazy.ts'

export const table = lazy(() => dynamoTable(readEnvironment(z.object({ TABLE_NAME: filled })).TABLE_NAME))
export const limits = lazy(() => callBudget(table(), systemClock))

const fingerprintKey = lazy(() => readSecrets(z.object({ RECIPIENT_HMAC_KEY: filled })).RECIPIENT_HMAC_KEY)

/** What keys are made of where an address must not be kept. */
export const fingerprints: Fingerprints = {
  fingerprint: (value) => createHmac('sha256', fingerprintKey()).update(value).digest('base64url'),
}
