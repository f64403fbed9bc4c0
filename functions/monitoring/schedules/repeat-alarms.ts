import { schedule } from '#platform/lambda/schedule.ts'
import { logger } from '#platform/log/logger.ts'
import { alarmsToRepeat } from '#platform/services/monitoring/measurements.ts'

/** Once a day: an alarm that was overlooked or put off is not silent until it is over. */
export const handler = schedule('repeat-alarms', { places: alarmsToRepeat }, async ({ deps }) => {
  const repeated = (await Promise.all(deps.places.map((alarms) => alarms.repeat()))).flat()
  if (repeated.length > 0) logger.warn({ schedule: 'repeat-alarms', repeated }, 'alarms still stand')
  return { repeated }
})
