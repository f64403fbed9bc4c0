import { lazy } from '../lazy.ts'
import { buildUnsentMime } from '#vendors/google/mime.ts'

export const buildUnsent = lazy(() => buildUnsentMime)
