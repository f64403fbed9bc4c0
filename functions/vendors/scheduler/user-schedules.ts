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
import { awsRefusal } from '#platform/provider/aws-refusal.ts'

export interface UserSchedulesOptions {
  /** Empty in the cloud: region and endpoint come from the environment. */
  readonly client?: SchedulerClientConfig
  readonly groupName: string
  readonly queueArn: string
  readonly roleArn: string
  readonly deadLetterArn?: string
  readonly clock?: Clock
}

/** Ten minutes of failing targets are ridden out, then the dead letter queue: the next day comes anyway. */
const RETRY = { MaximumEventAgeInSeconds: 3_600, MaximumRetryAttempts: 10 }
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true }

const nameOf = (userId: string): string => `user-${userId}`

/**
 * rate(24 hours) from a start date, within a quarter of an hour: a million users must not ring in one minute.
 * Throws AppError unavailable only. The SDK's own retries carry a client token and are safe.
 */
export function userSchedules(options: UserSchedulesOptions) {
  const client = new SchedulerClient({ requestHandler: TIMEOUTS, ...options.client })
  const clock = options.clock ?? { now: () => new Date() }

  /** Update replaces the whole schedule: without StartDate it would fire now. */
  const whole = (userId: string, nextRunAt: Date, payload: string): CreateScheduleCommandInput => ({
    Name: nameOf(userId),
    GroupName: options.groupName,
    ScheduleExpression: 'rate(24 hours)',
    // A start more than five minutes ago is refused.
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

  /** False when the other of the two is needed: it is there already, or not yet. */
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
    /** First at `nextRunAt`, then every 24 hours; repeating changes nothing. Throws AppError unavailable. */
    async ensure(userId: string, nextRunAt: Date, payload: string) {
      const input = whole(userId, nextRunAt, payload)
      if (await attempt(new UpdateScheduleCommand(input))) return
      if (await attempt(new CreateScheduleCommand(input))) return
      if (await attempt(new UpdateScheduleCommand(input))) return
      throw new AppError('unavailable', { cause: 'scheduler: created and deleted meanwhile' })
    },
    /** Takes the schedule away; none there is as good. Throws AppError unavailable. */
    async remove(userId: string) {
      try {
        await client.send(new DeleteScheduleCommand({ Name: nameOf(userId), GroupName: options.groupName }))
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw awsRefusal('scheduler', error)
      }
    },
  }
}

/** Each user's daily alarm may ring twice or a quarter of an hour late, so the cycle claims its day. */
export type UserSchedules = ReturnType<typeof userSchedules>
