import {
  GetScheduleGroupCommand,
  SchedulerClient,
  type SchedulerClientConfig,
} from '@aws-sdk/client-scheduler'
import { asked } from '../kit/probe.ts'
import { healthy, unhealthy, type Finding } from '#functions/monitoring/health.ts'

/** Checks that a schedule group exists and is active. */
export function groupProbe(
  groupName: string,
  config: SchedulerClientConfig = {},
): (signal: AbortSignal) => Promise<Finding> {
  const client = new SchedulerClient({ maxAttempts: 1, ...config })
  return async (signal) =>
    await asked(async () => {
      const { State } = await client.send(new GetScheduleGroupCommand({ Name: groupName }), {
        abortSignal: signal,
      })
      return State === 'ACTIVE' ? healthy : unhealthy('Its group is being deleted.')
    })
}
