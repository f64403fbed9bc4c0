import { SendMessageCommand } from '@aws-sdk/client-sqs'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { isRunning, nextRunAt, scheduledSlot } from '#functions/runs/daily-run.ts'
import { schedulePayload } from '#functions/runs/resume-schedule.ts'
import type { Clock } from '#platform/clock.ts'
import { CommandError } from '../command.ts'
import type { Place } from './place.ts'

/**
 * Starts a user's run with the checks of the daily schedule, and reports what blocks it, as far as that
 * can be seen from here. Throws CommandError for an unknown user.
 */
export async function rerun(userId: string, place: Place, clock: Clock): Promise<readonly string[]> {
  const now = clock.now()
  const context = await runStore(place.table()).context(userId, now)
  if (context === null) throw new CommandError(`There is no account ${userId}.`)
  if (isRunning(context.latestRun, now))
    return [`A run of ${userId} is going on (${context.latestRun?.id}). Nothing was ordered.`]
  const opens = nextRunAt(context, now)
  if (opens !== null && scheduledSlot(context, now) === null)
    return [
      `The last run began less than a day ago; the next may begin at ${opens.toISOString()}. Nothing was ordered.`,
    ]
  await place.sqs.send(
    new SendMessageCommand({ QueueUrl: await place.queueUrl('cycle'), MessageBody: schedulePayload(userId) }),
  )
  return [
    `Ordered. What came of it stands in the run's record, which ${userId} sees under their configuration.`,
  ]
}
