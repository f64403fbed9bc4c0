import { setting } from '#platform/config/config.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { lazy } from '#platform/lazy.ts'
import { userSchedules } from '#vendors/scheduler/user-schedules.ts'

export const schedules = lazy(() => {
  const deadLetterArn = process.env['SCHEDULE_DEAD_LETTER_ARN']
  return userSchedules({
    groupName: setting('SCHEDULE_GROUP'),
    roleArn: setting('SCHEDULE_ROLE_ARN'),
    queueArn: setting('CYCLE_QUEUE_ARN'),
    ...(deadLetterArn === undefined ? {} : { deadLetterArn }),
    clock: systemClock,
  })
})
