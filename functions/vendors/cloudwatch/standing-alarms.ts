import {
  paginateDescribeAlarms,
  SetAlarmStateCommand,
  type CloudWatchClient,
} from '@aws-sdk/client-cloudwatch'
import { HOUR, type Clock } from '#platform/clock.ts'

/** What was said less than this ago need not be said again. */
const RECENT_MS = 12 * HOUR

/** Lets alarms that stand speak again: without their state, CloudWatch tells the same people once more. */
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
    /** Names of the alarms that speak again. Rejects when CloudWatch does not answer. */
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
