import * as z from 'zod/mini'
import { userSchedules } from '#vendors/scheduler/user-schedules.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'

export const schedules = lazy(() => {
  const env = readEnvironment(
    z.object({
      SCHEDULE_GROUP: filled,
      SCHEDULE_ROLE_ARN: filled,
      CYCLE_QUEUE_ARN: filled,
      SCHEDULE_DEAD_LETTER_ARN: z.optional(filled),
    }),
  )
  const deadLetters =
    env.SCHEDULE_DEAD_LETTER_ARN === undefined ? {} : { deadLetterArn: env.SCHEDULE_DEAD_LETTER_ARN }
  return userSchedules({
    groupName: env.SCHEDULE_GROUP,
    roleArn: env.SCHEDULE_ROLE_ARN,
    queueArn: env.CYCLE_QUEUE_ARN,
    ...deadLetters,
    clock: systemClock,
  })
})
