import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
  type CreateScheduleCommandInput,
  type SchedulerClientConfig,
} from '@aws-sdk/client-scheduler'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import { awsRefusal } from '#platform/log/log-refusal.ts'

export interface UserSchedulesOptions {
  /** Absent in the cloud, where region and endpoint come from the environment. */
  readonly client?: SchedulerClientConfig
  readonly groupName: string
  readonly queueArn: string
  readonly roleArn: string
  readonly deadLetterArn?: string
  readonly clock?: Clock
}

/**
 * Ten minutes of failed deliveries are retried, then the dead-letter queue follows; the next day runs
 * anyway.
 */
const RETRY = { MaximumEventAgeInSeconds: 3_600, MaximumRetryAttempts: 10 }
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true }

const nameOf = (userId: string): string => `user-${userId}`

/**
 * One schedule per user: rate(24 hours) from a start date, with a window of a quarter of an hour so that a
 * million users do not run in the same minute. Throws only AppError unavailable. The SDK's retries are safe,
 * because they carry a client token.
 */
export function userSchedules(options: UserSchedulesOptions) {
  const client = new SchedulerClient({ requestHandler: TIMEOUTS, ...options.client })
  const clock = options.clock ?? { now: () => new Date() }

  /** The whole schedule, because an update replaces everything; without StartDate it would run at once. */
  const whole = (userId: string, nextRunAt: Date, payload: string): CreateScheduleCommandInput => ({
    Name: nameOf(userId),
    GroupName: options.groupName,
    ScheduleExpression: 'rate(24 hours)',
    // AWS refuses a start more than five minutes in the past.
    StartDate: new Date(Math.max(nextRunAt.getTime(), clock.now().getTime())),
    State: 'ENABLED',
    FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 15 },
    ActionAfterCompletion: 'NONE',
    Target: {
      Arn: options.queueArn,
      RoleArn: options.roleArn,
      Input: payload,
      RetryPolicy: RETRY,
      ...(options.deadLetterArn === undefined ? {} : { DeadLetterConfig: { Arn: options.deadLetterArn } }),
    },
  })

  /** False when the other command is needed, because the schedule already exists or does not exist yet. */
  const attempt = async (command: UpdateScheduleCommand | CreateScheduleCommand): Promise<boolean> => {
    try {
      await (command instanceof UpdateScheduleCommand ? client.send(command) : client.send(command))
      return true
    } catch (error) {
      if (error instanceof ResourceNotFoundException && command instanceof UpdateScheduleCommand) return false
      if (error instanceof ConflictException && command instanceof CreateScheduleCommand) return false
      throw awsRefusal('scheduler', error)
    }
  }

  return {
    /** Runs first at `nextRunAt`, then every 24 hours; idempotent. Throws AppError unavailable. */
    async ensure(userId: string, nextRunAt: Date, payload: string) {
      const input = whole(userId, nextRunAt, payload)
      if (await attempt(new UpdateScheduleCommand(input))) return
      if (await attempt(new CreateScheduleCommand(input))) return
      if (await attempt(new UpdateScheduleCommand(input))) return
      throw new AppError('unavailable', { cause: 'scheduler: created and deleted meanwhile' })
    },
    /** Removes the schedule if there is one. Throws AppError unavailable. */
    async remove(userId: string) {
      try {
        await client.send(new DeleteScheduleCommand({ Name: nameOf(userId), GroupName: options.groupName }))
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw awsRefusal('scheduler', error)
      }
    },
  }
}
