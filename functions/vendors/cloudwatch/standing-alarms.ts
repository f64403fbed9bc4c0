import {
  paginateDescribeAlarms,
  SetAlarmStateCommand,
  type CloudWatchClient,
} from '@aws-sdk/client-cloudwatch'
import { HOUR, type Clock } from '#platform/clock.ts'

/** Alarms that notified more recently than this are not repeated. */
const RECENT_MS = 12 * HOUR

/** Repeats active alarms: resetting an alarm's state makes CloudWatch evaluate it and notify again. */
export function standingAlarms(client: CloudWatchClient, prefix: string, clock: Clock) {
  async function standing(): Promise<readonly string[]> {
    const names: string[] = []
    const wanted = { AlarmNamePrefix: prefix, StateValue: 'ALARM' as const }
    for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client }, wanted))
      for (const { AlarmName, StateUpdatedTimestamp } of MetricAlarms) {
        const since = StateUpdatedTimestamp?.getTime() ?? 0
        if (AlarmName !== undefined && clock.now().getTime() - since > RECENT_MS) names.push(AlarmName)
      }
    return names
  }
  return {
    /** Resets the active alarms and returns their names. Rejects when CloudWatch does not answer. */
    async repeat(): Promise<readonly string[]> {
      const names = await standing()
      for (const AlarmName of names)
        await client.send(
          new SetAlarmStateCommand({
            AlarmName,
            StateValue: 'INSUFFICIENT_DATA',
            StateReason: 'It has stood for a day: CloudWatch looks anew, and says so again if it still does.',
          }),
        )
      return names
    },
  }
}
