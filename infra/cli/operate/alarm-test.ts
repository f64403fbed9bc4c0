import { DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch'
import { CommandError } from '../command.ts'
import type { Place } from './place.ts'

/** The alarm that is set off unless another one is named: nothing hangs on it. */
export const HARMLESS = 'Unhealthy'

/** Sets off an alarm to see its message arrive; the metric calms it in minutes. Throws CommandError. */
export async function alarmTest(
  name: string | undefined,
  { alarms }: Pick<Place, 'alarms'>,
): Promise<readonly string[]> {
  if (alarms === null)
    throw new CommandError('A stage on this machine has no alarms: name one in the cloud with --stage.')
  const alarm = `${alarms.prefix}-${name ?? HARMLESS}`
  const { MetricAlarms: [found] = [] } = await alarms.client.send(
    new DescribeAlarmsCommand({ AlarmNames: [alarm] }),
  )
  if (found === undefined) throw new CommandError(`There is no alarm ${alarm}.`)
  await alarms.client.send(
    new SetAlarmStateCommand({
      AlarmName: alarm,
      StateValue: 'ALARM',
      StateReason: 'A test: somebody asked for this message with "operate -- alarm-test".',
    }),
  )
  return [
    `${alarm} is in alarm. Its message should reach the alarm address within a minute, and an OK some minutes later.`,
    ...(found.AlarmActions?.length === 0 ? ['But this alarm tells nobody: it has no action.'] : []),
  ]
}
