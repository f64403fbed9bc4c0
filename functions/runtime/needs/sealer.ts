import * as z from 'zod/mini'
import { kmsSealer } from '#adapters/kms/kms-sealer.ts'
import { MINUTE } from '#core/kernel/clock.ts'
import { systemClock } from '../clock.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'

/** As long as other secrets are kept. Milliseconds. */
const KEPT_MS = 5 * MINUTE

export const sealer = lazy(() =>
  kmsSealer({
    keyId: readEnvironment(z.object({ KMS_KEY_ID: filled })).KMS_KEY_ID,
    keep: { ms: KEPT_MS, clock: systemClock },
  }),
)
