import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Fingerprints } from '../secrets.ts'
import { filled } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { readSecrets } from '../config/stored-secrets.ts'

const key = lazy(() => readSecrets(z.object({ RECIPIENT_HMAC_KEY: filled })).RECIPIENT_HMAC_KEY)

export const fingerprints: Fingerprints = {
  fingerprint: (value) => createHmac('sha256', key()).update(value).digest('base64url'),
}
