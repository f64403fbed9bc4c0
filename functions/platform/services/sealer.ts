import * as z from 'zod/mini'
import { kmsSealer } from '#vendors/kms/kms-sealer.ts'
import { MINUTE } from '../clock.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'

/** As long as other secrets are kept. Milliseconds. */
const KEPT_MS = 5 * MINUTE

export const sealer = lazy(() =>
  kmsSealer({
    keyId: readEnvironment(z.object({ KMS_KEY_ID: filled })).KMS_KEY_ID,
    keep: { ms: KEPT_MS, clock: systemClock },
  }),
)
