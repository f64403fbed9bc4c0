import * as z from 'zod/mini'
import { kmsSealer } from '#adapters/kms/kms-sealer.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'

export const sealer = lazy(() => kmsSealer({ keyId: readEnvironment(z.object({ KMS_KEY_ID: filled })).KMS_KEY_ID }))
