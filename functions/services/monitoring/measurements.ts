import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import * as z from 'zod/mini'
import { cloudwatchMeasurements } from '#vendors/cloudwatch/measurements.ts'
import { standingAlarms } from '#vendors/cloudwatch/standing-alarms.ts'
import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'
import { filled, readEnvironment, setting } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const clientIn = (place: { readonly region?: string } = {}) =>
  new CloudWatchClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    ...place,
  })

export const cloudwatch = lazy(() => clientIn())

export const alarmsToRepeat = lazy(() => {
  const prefix = setting('ALARM_PREFIX')
  return setting('ALARM_REGIONS')
    .split(',')
    .map((region) => standingAlarms(clientIn({ region }), prefix, systemClock))
})

export const measurements = lazy(() =>
  cloudwatchMeasurements(cloudwatch(), { stage: setting('STAGE'), apiId: setting('API_ID') }),
)

export const deployment = lazy(() => {
  const env = readEnvironment(
    z.object({
      APP_VERSION: filled,
      GMAIL_UNITS_PER_DAY: z._default(z.coerce.number().check(z.positive()), GMAIL_QUOTA.freePerDay),
    }),
  )
  return { version: env.APP_VERSION, gmailUnitsPerDay: env.GMAIL_UNITS_PER_DAY }
})
