import { schedule } from '#platform/lambda/schedule.ts'
import { logger } from '#platform/log/logger.ts'
import { alarmsToRepeat } from '#functions/services/monitoring/measurements.ts'

/** Repeats active alarms once a day, in case one was overlooked or postponed. */
export const handler = schedule('repeat-alarms', { places: alarmsToRepeat }, async ({ deps }) => {
  const repeated = (await Promise.all(deps.places.map((alarms) => alarms.repeat()))).flat()
  if (repeated.length > 0) logger.warn({ schedule: 'repeat-alarms', repeated }, 'alarms still stand')
  return { repeated }
})
