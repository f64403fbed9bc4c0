import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { visitLog } from '#vendors/cloudwatch/visit-log.ts'
import { sourceMaps } from '#vendors/s3/source-maps.ts'
import { cached } from '#functions/monitoring/cached.ts'
import { visitReport } from '#functions/monitoring/visits/report.ts'
import { MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { filled, readEnvironment } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import * as z from 'zod/mini'
import { fileStorage } from '../files.ts'

/** Each reading costs a scan of the log, a third of a cent for a million events. */
const KEPT_MS = 10 * MINUTE

/** Reads what visitors met, at most every ten minutes; null where visits are not measured. */
export const recentVisits = lazy(() => {
  const env = readEnvironment(
    z.object({ VISIT_LOG_GROUP: z.optional(filled), VISIT_MAPS_BUCKET: z.optional(filled) }),
  )
  if (env.VISIT_LOG_GROUP === undefined || env.VISIT_MAPS_BUCKET === undefined) return null
  const log = visitLog(new CloudWatchLogsClient({ maxAttempts: 2 }), env.VISIT_LOG_GROUP)
  const maps = sourceMaps({ client: fileStorage(), bucket: env.VISIT_MAPS_BUCKET })
  const onMissing = (error: unknown) =>
    logger.warn({ error: describeError(error) }, 'a source map cannot be read')
  return cached(() => visitReport({ log, maps, onMissing }, systemClock.now()), KEPT_MS, systemClock)
})
