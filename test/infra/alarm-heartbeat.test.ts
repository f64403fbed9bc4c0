import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { afterAll, expect, test } from 'vitest'
import { localAccess } from '#dev/local-access.ts'
import { startCloudwatchEmulator } from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { METRIC_NAMESPACE } from '#shared/catalog/monitoring/metrics.ts'
import { stands } from './alarm-state.ts'
import { assemblyOf } from './assemblies.ts'

let now = new Date('2026-03-10T08:00:00.000Z')
const cloudwatch = await startCloudwatchEmulator({ clock: { now: () => now } })
afterAll(() => cloudwatch.close())
const client = new CloudWatchClient(localAccess(cloudwatch.url))
const prod = await assemblyOf('prod')

const alarm = (name: string): Readonly<Record<string, unknown>> =>
  prod.one('AWS::CloudWatch::Alarm', name).Properties

type Samples = Readonly<Record<string, number>>

/** Whether an alarm rings after so many periods with these samples each, in `namespace` with `dimensions`. */
async function rings(
  name: string,
  samples: Samples,
  {
    period,
    periods,
    namespace = METRIC_NAMESPACE,
    dimensions = { Stage: 'prod' },
  }: {
    readonly period: number
    readonly periods: number
    readonly namespace?: string
    readonly dimensions?: Readonly<Record<string, string>>
  },
): Promise<boolean> {
  // A day after the previous samples.
  now = new Date(now.getTime() + DAY)
  for (let at = 0; at < periods; at += 1) {
    for (const [metric, value] of Object.entries(samples))
      cloudwatch.put({ namespace, name: metric, dimensions, value })
    now = new Date(now.getTime() + period)
  }
  return await stands(alarm(name), client, now)
}

test('RunsSilent: three hours without a run while hundreds pay', async () => {
  const hours = { period: HOUR, periods: 3 }
  expect(await rings('RunsSilent', { ActiveAccounts: 800 }, hours)).toBe(true)
  expect(await rings('RunsSilent', { ActiveAccounts: 800, RunsStarted: 1 }, hours)).toBe(false)
  expect(await rings('RunsSilent', { ActiveAccounts: 40 }, hours), 'forty accounts may sleep').toBe(false)
  expect(await rings('RunsSilent', { ActiveAccounts: 800 }, { period: HOUR, periods: 2 })).toBe(false)
})

test('RunsMissing: fewer runs in a day than a quarter of the accounts', async () => {
  const day = { period: DAY, periods: 1 }
  expect(await rings('RunsMissing', { ActiveAccounts: 100, RunsStarted: 24 }, day)).toBe(true)
  expect(await rings('RunsMissing', { ActiveAccounts: 100 }, day), 'not one').toBe(true)
  expect(await rings('RunsMissing', { ActiveAccounts: 100, RunsStarted: 25 }, day)).toBe(false)
  expect(await rings('RunsMissing', { ActiveAccounts: 10 }, day), 'ten accounts may pause').toBe(false)
})

test('DraftsMissing: runs begin, and hardly a draft comes of them', async () => {
  const day = { period: DAY, periods: 1 }
  const samples = { ActiveAccounts: 100, RunsStarted: 90 }
  expect(await rings('DraftsMissing', { ...samples, DraftsMade: 49 }, day)).toBe(true)
  expect(await rings('DraftsMissing', samples, day), 'not one').toBe(true)
  expect(await rings('DraftsMissing', { ...samples, DraftsMade: 900 }, day)).toBe(false)
})

test('a heartbeat that nobody counts is an alarm', () => {
  for (const name of ['RunsSilent', 'RunsMissing', 'DraftsMissing', 'SiteUnreachable'])
    expect([name, alarm(name)['TreatMissingData']]).toEqual([name, 'breaching'])
})

test('SchedulerErrors: schedules of users that cannot reach the queue for ten minutes', async () => {
  const users = {
    period: 5 * MINUTE,
    periods: 2,
    namespace: 'AWS/Scheduler',
    dimensions: { ScheduleGroup: 'reachwell-prod-users' },
  }
  expect(await rings('SchedulerErrors', { TargetErrorCount: 1 }, users)).toBe(true)
  expect(await rings('SchedulerErrors', { InvocationDroppedCount: 3 }, users)).toBe(true)
  expect(await rings('SchedulerErrors', { InvocationAttemptCount: 900 }, users)).toBe(false)
})

test('ModelThrottled: more than a tenth of the calls to the model', async () => {
  const model = {
    period: 15 * MINUTE,
    periods: 2,
    namespace: 'AWS/Bedrock',
    dimensions: { ModelId: 'us.anthropic.claude-haiku-5-5' },
  }
  expect(await rings('ModelThrottled', { InvocationThrottles: 12, Invocations: 100 }, model)).toBe(true)
  expect(await rings('ModelThrottled', { InvocationThrottles: 11, Invocations: 100 }, model)).toBe(false)
  expect(await rings('ModelThrottled', { InvocationThrottles: 9 }, model), 'nine at night').toBe(false)
})
