import { CloudWatchClient, DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch'
import { afterAll, expect, test } from 'vitest'
import { startCloudwatchEmulator } from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { standingAlarms } from './standing-alarms.ts'

let now = new Date('2026-03-10T08:00:00.000Z')
const clock = { now: () => now }
const cloudwatch = await startCloudwatchEmulator({
  clock,
  alarms: ['reachwell-prod-DraftDead', 'reachwell-prod-Unhealthy', 'reachwell-dev-DraftDead'],
})
afterAll(() => cloudwatch.close())
const client = new CloudWatchClient({
  endpoint: cloudwatch.url,
  region: 'us-east-1',
  credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
})
const alarm = (AlarmName: string) =>
  client.send(new SetAlarmStateCommand({ AlarmName, StateValue: 'ALARM', StateReason: 'A test.' }))

test('an alarm that is active since yesterday notifies again; a new one and one of another stage do not', async () => {
  await alarm('reachwell-prod-DraftDead')
  await alarm('reachwell-dev-DraftDead')
  now = new Date('2026-03-11T07:00:00.000Z')
  await alarm('reachwell-prod-Unhealthy')
  now = new Date('2026-03-11T08:00:00.000Z')
  const alarms = standingAlarms(client, 'reachwell-prod-', clock)
  expect(await alarms.repeat()).toEqual(['reachwell-prod-DraftDead'])
  const { MetricAlarms } = await client.send(new DescribeAlarmsCommand({ AlarmNamePrefix: 'reachwell-' }))
  expect(MetricAlarms?.map(({ AlarmName, StateValue }) => [AlarmName, StateValue])).toEqual([
    ['reachwell-prod-DraftDead', 'INSUFFICIENT_DATA'],
    ['reachwell-prod-Unhealthy', 'ALARM'],
    ['reachwell-dev-DraftDead', 'ALARM'],
  ])
  expect(await alarms.repeat()).toEqual([])
})
