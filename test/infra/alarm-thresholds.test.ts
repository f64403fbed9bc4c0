import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { afterAll, expect, test } from 'vitest'
import { localAccess } from '#dev/local-access.ts'
import { startCloudwatchEmulator } from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { METRIC_NAMESPACE } from '#shared/catalog/monitoring/metrics.ts'
import { MADE_LATER, stands } from './alarm-state.ts'
import { assemblyOf, changedAssembly } from './assemblies.ts'
import type { Assembly } from './stack-templates.ts'

/*
 * Alarms judged by their own expressions and thresholds. No emulator here has CloudFront, ACM or DynamoDB's
 * capacity: what they would measure in a failure is put in by hand, under the names of their documentation.
 */
let now = new Date('2026-03-10T08:00:00.000Z')
const cloudwatch = await startCloudwatchEmulator({ clock: { now: () => now } })
afterAll(() => cloudwatch.close())
const client = new CloudWatchClient(localAccess(cloudwatch.url))

type Sample = Parameters<typeof cloudwatch.put>[0]

/** Stores these samples in each of so many periods; the clock stands at the end of the last one. */
function measured(periodMs: number, samples: readonly Sample[], periods = 2): void {
  // A day after the previous samples.
  now = new Date(now.getTime() + DAY)
  for (let period = 0; period < periods; period += 1) {
    for (const sample of samples) cloudwatch.put(sample)
    now = new Date(now.getTime() + periodMs)
  }
}

const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/a'

function alarm(name: string, assembly: Assembly): unknown {
  const found = assembly
    .of('AWS::CloudWatch::Alarm')
    .find(({ Properties }) => Properties['AlarmName'] === `reachwell-prod-${name}`)
  if (found === undefined) throw new Error(`There is no alarm ${name}.`)
  return found.Properties
}

test('EdgeErrors: one in twelve requests to the site fails for ten minutes', async () => {
  const edgeErrors = alarm('EdgeErrors', await assemblyOf('prod'))
  const edge = (name: string, value: number): Sample => ({
    namespace: 'AWS/CloudFront',
    name,
    dimensions: { DistributionId: MADE_LATER, Region: 'Global' },
    value,
  })
  measured(5 * MINUTE, [edge('5xxErrorRate', 8.3), edge('Requests', 120)])
  expect(await stands(edgeErrors, client, now)).toBe(true)
  measured(5 * MINUTE, [edge('5xxErrorRate', 8.3), edge('Requests', 120)], 1)
  expect(await stands(edgeErrors, client, now), 'five minutes alone').toBe(false)
  measured(5 * MINUTE, [edge('5xxErrorRate', 50), edge('Requests', 2)])
  expect(await stands(edgeErrors, client, now), 'one of two requests at night').toBe(false)
  measured(5 * MINUTE, [edge('5xxErrorRate', 0.2), edge('Requests', 9_000)])
  expect(await stands(edgeErrors, client, now), 'as usual').toBe(false)
})

test('TableThrottles: the table throttles reads, writes or both for ten minutes', async () => {
  const tableThrottles = alarm('TableThrottles', await assemblyOf('prod'))
  const refused = (kind: 'Read' | 'Write', value: number): Sample => ({
    namespace: 'AWS/DynamoDB',
    name: `${kind}ThrottleEvents`,
    dimensions: { TableName: MADE_LATER },
    value,
  })
  measured(5 * MINUTE, [refused('Write', 11)])
  expect(await stands(tableThrottles, client, now), 'writes alone').toBe(true)
  measured(5 * MINUTE, [refused('Read', 6), refused('Write', 6)])
  expect(await stands(tableThrottles, client, now), 'together').toBe(true)
  measured(5 * MINUTE, [refused('Read', 4)])
  expect(await stands(tableThrottles, client, now), 'what growth brings').toBe(false)
  measured(5 * MINUTE, [])
  expect(await stands(tableThrottles, client, now), 'nothing was refused').toBe(false)
})

test('CertificateExpires: three weeks before it expires the certificate was not renewed', async () => {
  const certificateExpires = alarm('CertificateExpires', await changedAssembly('bare'))
  const daysLeft = (value: number): Sample => ({
    namespace: 'AWS/CertificateManager',
    name: 'DaysToExpiry',
    dimensions: { CertificateArn: CERTIFICATE },
    value,
  })
  measured(DAY, [daysLeft(20)], 1)
  expect(await stands(certificateExpires, client, now)).toBe(true)
  measured(DAY, [daysLeft(22)], 1)
  expect(await stands(certificateExpires, client, now), 'there is time').toBe(false)
  measured(DAY, [daysLeft(390)], 1)
  expect(await stands(certificateExpires, client, now), 'renewed').toBe(false)
})

test("ModelFallback: more than a tenth of a day's letters, when there are many", async () => {
  const modelFallback = alarm('ModelFallback', await assemblyOf('prod'))
  const counted = (name: string, value: number): Sample => ({
    namespace: METRIC_NAMESPACE,
    name,
    dimensions: { Stage: 'prod' },
    value,
  })
  measured(DAY, [counted('ModelFallback', 5), counted('DraftsMade', 40)], 1)
  expect(await stands(modelFallback, client, now)).toBe(true)
  measured(DAY, [counted('ModelFallback', 25)], 1)
  expect(await stands(modelFallback, client, now), 'not one draft was made').toBe(true)
  measured(DAY, [counted('ModelFallback', 4), counted('DraftsMade', 40)], 1)
  expect(await stands(modelFallback, client, now), 'the most are the model’s').toBe(false)
  measured(DAY, [counted('ModelFallback', 3), counted('DraftsMade', 3)], 1)
  expect(await stands(modelFallback, client, now), 'three letters are a reason of theirs').toBe(false)
})
