import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  startCloudwatchEmulator,
  type CloudwatchEmulator,
} from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { cloudwatchMeasurements } from './measurements.ts'
import { queueAges } from './queries.ts'

const NOW = new Date('2026-11-21T12:34:56.000Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let at = NOW
let cloudwatch: CloudwatchEmulator

beforeEach(async () => {
  at = NOW
  cloudwatch = await startCloudwatchEmulator({ clock: { now: () => at } })
})
afterEach(() => cloudwatch.close())

const client = () =>
  new CloudWatchClient({
    endpoint: cloudwatch.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    maxAttempts: 1,
  })
const read = () => cloudwatchMeasurements(client(), { stage: 'prod', apiId: 'api-1' }).lastDay(NOW)

/** Records a value `before` milliseconds ago. */
function put(
  namespace: string,
  name: string,
  dimensions: Record<string, string>,
  value: number,
  before = 0,
): void {
  at = new Date(NOW.getTime() - before)
  cloudwatch.put({ namespace, name, dimensions, value })
  at = NOW
}
const ofApi = (name: string, value: number, before = 0) =>
  put('AWS/ApiGateway', name, { ApiId: 'api-1' }, value, before)
const ours = (name: string, value: number, before = 0, more: Record<string, string> = {}) =>
  put('Reachwell', name, { Stage: 'prod', ...more }, value, before)

test('the day is the 24 hours up to this minute; missing measurements are null and missing counts are 0', async () => {
  const { hours, rateLimitedBy, gmailUnits } = await read()
  expect(hours).toHaveLength(24)
  expect([hours[0]?.hour.toISOString(), hours[23]?.hour.toISOString()]).toEqual([
    '2026-11-20T12:35:00.000Z',
    '2026-11-21T11:35:00.000Z',
  ])
  expect(hours[23]).toMatchObject({
    requests: 0,
    failures: 0,
    average: null,
    p95: null,
    p99: null,
    failedSignIns: 0,
    memory: null,
    checks: 0,
    checksPassed: 0,
  })
  expect([rateLimitedBy, gmailUnits]).toEqual([[], []])
})

test('each figure comes from its own metric, of this stage and API only', async () => {
  for (let ms = 1; ms <= 100; ms += 1) ofApi('Latency', ms)
  for (const [name, value] of [
    ['Count', 7],
    ['5xx', 2],
  ] as const)
    ofApi(name, value)
  put('AWS/ApiGateway', 'Count', { ApiId: 'another' }, 1_000)
  for (const [name, value] of [
    ['SignInFailed', 3],
    ['BruteForceAttempt', 4],
    ['AccountLockedOut', 5],
    ['RateLimited', 6],
    ['MemoryUsed', 40],
    ['MemoryUsed', 70],
    ['Healthy', 1],
    ['Healthy', 0],
  ] as const)
    ours(name, value)
  put('Reachwell', 'SignInFailed', { Stage: 'dev' }, 1_000)
  expect((await read()).hours.at(-1)).toEqual({
    hour: new Date('2026-11-21T11:35:00.000Z'),
    requests: 7,
    failures: 2,
    average: 50.5,
    p95: 95,
    p99: 99,
    failedSignIns: 3,
    bruteForce: 4,
    lockouts: 5,
    rateLimited: 6,
    memory: 70,
    checks: 2,
    checksPassed: 1,
  })
})

test('a value belongs to its hour, and a value older than a day to none', async () => {
  ofApi('Count', 1, HOUR - MINUTE)
  ofApi('Count', 2, HOUR)
  ofApi('Count', 4, 23 * HOUR)
  ofApi('Count', 8, 24 * HOUR)
  const { hours } = await read()
  expect([hours[23]?.requests, hours[22]?.requests, hours[0]?.requests]).toEqual([1, 2, 4])
  expect(hours.reduce((sum, { requests }) => sum + requests, 0)).toBe(7)
})

test('refusals by endpoint cover the last 24 hours', async () => {
  for (const [endpoint, value, before] of [
    ['getUser', 2, 0],
    ['getUser', 3, 20 * HOUR],
    ['getUser', 50, 24 * HOUR + MINUTE],
    ['autoLogin', 1, 24 * HOUR + MINUTE],
  ] as const)
    ours('RateLimited', value, before, { Endpoint: endpoint })
  expect((await read()).rateLimitedBy).toEqual([{ endpoint: 'getUser', count: 5 }])
})

test('Gmail units are returned per minute, for 25 hours', async () => {
  ours('GmailUnits', 10, 24 * HOUR + 30 * MINUTE)
  ours('GmailUnits', 5)
  ours('GmailUnits', 1)
  expect((await read()).gmailUnits).toEqual([
    { at: new Date('2026-11-20T12:04:00.000Z'), value: 10 },
    { at: new Date('2026-11-21T12:34:00.000Z'), value: 6 },
  ])
})

test("the age of a queue's oldest message is the newest value of SQS, and null without a recent one", async () => {
  put('AWS/SQS', 'ApproximateAgeOfOldestMessage', { QueueName: 'cycle' }, 900, 5 * MINUTE)
  put('AWS/SQS', 'ApproximateAgeOfOldestMessage', { QueueName: 'cycle' }, 60, 2 * MINUTE)
  put('AWS/SQS', 'ApproximateAgeOfOldestMessage', { QueueName: 'draft' }, 60, 30 * MINUTE)
  const ageOf = queueAges(client(), { now: () => NOW })
  const { signal } = new AbortController()
  expect([await ageOf('cycle', signal), await ageOf('draft', signal)]).toEqual([60, null])
})

test('an error of CloudWatch is passed on', async () => {
  cloudwatch.faults.set({ kind: 'throttle' })
  await expect(read()).rejects.toMatchObject({ name: 'ThrottlingException' })
})
