import { connect } from 'node:net'
import { CloudWatchClient, GetMetricDataCommand, type MetricDataQuery } from '@aws-sdk/client-cloudwatch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCloudwatchEmulator, type CloudwatchEmulator } from './cloudwatch-emulator.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000
let now = NOON
let cloudwatch: CloudwatchEmulator

beforeEach(async () => {
  now = NOON
  cloudwatch = await startCloudwatchEmulator({
    clock: { now: () => new Date(now) },
    vended: async () => [
      {
        namespace: 'AWS/SQS',
        name: 'ApproximateAgeOfOldestMessage',
        dimensions: { QueueName: 'cycle' },
        value: 42,
      },
    ],
  })
})
afterEach(() => cloudwatch.close())

const client = () =>
  new CloudWatchClient({
    endpoint: cloudwatch.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    maxAttempts: 1,
  })

const latency = (stat: string, period = 3_600): MetricDataQuery => ({
  Id: stat.toLowerCase(),
  MetricStat: {
    Metric: {
      Namespace: 'AWS/ApiGateway',
      MetricName: 'Latency',
      Dimensions: [{ Name: 'ApiId', Value: 'a' }],
    },
    Stat: stat,
    Period: period,
  },
})
const read = (queries: MetricDataQuery[], from = NOON - 60 * MINUTE, to = NOON + MINUTE) =>
  client().send(
    new GetMetricDataCommand({
      MetricDataQueries: queries,
      StartTime: new Date(from),
      EndTime: new Date(to),
      ScanBy: 'TimestampAscending',
    }),
  )

/** Sends lines as a program beside an agent does, and returns when the agent has read them. */
async function send(...lines: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(cloudwatch.agentEndpoint)
  const socket = connect(Number(port), hostname)
  socket.end(`${lines.join('\n')}\n`)
  await new Promise((resolve) => {
    socket.once('close', resolve)
  })
}

const embedded = (members: object, dimensions = [['Stage']], at = NOON) =>
  JSON.stringify({
    _aws: {
      Timestamp: at,
      LogGroupName: '/reachwell/local',
      CloudWatchMetrics: [
        { Namespace: 'Reachwell', Dimensions: dimensions, Metrics: [{ Name: 'RateLimited', Unit: 'Count' }] },
      ],
    },
    ...members,
  })

test('every statistic of a period, and none of a period without a value', async () => {
  for (let value = 1; value <= 100; value += 1)
    cloudwatch.put({ namespace: 'AWS/ApiGateway', name: 'Latency', dimensions: { ApiId: 'a' }, value })
  const { MetricDataResults } = await read([
    latency('Sum'),
    latency('Average'),
    latency('Minimum'),
    latency('Maximum'),
    latency('SampleCount'),
    latency('p95'),
    latency('p99'),
  ])
  expect(MetricDataResults?.map(({ Id, Values, StatusCode }) => [Id, Values, StatusCode])).toEqual([
    ['sum', [5_050], 'Complete'],
    ['average', [50.5], 'Complete'],
    ['minimum', [1], 'Complete'],
    ['maximum', [100], 'Complete'],
    ['samplecount', [100], 'Complete'],
    ['p95', [95], 'Complete'],
    ['p99', [99], 'Complete'],
  ])
  expect(MetricDataResults?.[0]?.Timestamps).toEqual([new Date(NOON)])
})

test('periods start with the range, and its end is exclusive', async () => {
  for (const [minute, value] of [
    [-30, 1],
    [-29, 2],
    [0, 4],
    [1, 8],
  ] as const) {
    now = NOON + minute * MINUTE
    cloudwatch.put({ namespace: 'Ours', name: 'N', dimensions: {}, value })
  }
  const query = {
    Id: 'n',
    MetricStat: { Metric: { Namespace: 'Ours', MetricName: 'N' }, Stat: 'Sum', Period: 1_800 },
  }
  const { MetricDataResults } = await read([query], NOON - 30 * MINUTE + 5_000)
  expect(MetricDataResults?.[0]).toMatchObject({
    Timestamps: [new Date(NOON - 30 * MINUTE), new Date(NOON)],
    Values: [3, 4],
  })
})

test('a metric is identified by its name and exact dimensions', async () => {
  cloudwatch.put({
    namespace: 'AWS/ApiGateway',
    name: 'Latency',
    dimensions: { ApiId: 'a', Stage: '$default' },
    value: 5,
  })
  cloudwatch.put({ namespace: 'AWS/ApiGateway', name: 'Latency', dimensions: { ApiId: 'b' }, value: 6 })
  expect((await read([latency('Sum')])).MetricDataResults?.[0]?.Values).toEqual([])
})

test('lines of the embedded metric format count for each dimension set; other lines are set aside', async () => {
  await send(
    embedded({ Stage: 'local', Endpoint: 'getUser', RateLimited: 1 }, [['Stage'], ['Stage', 'Endpoint']]),
    embedded({ Stage: 'local', Endpoint: 'autoLogin', RateLimited: [2, 3] }, [
      ['Stage'],
      ['Stage', 'Endpoint'],
    ]),
    embedded({ RateLimited: 1 }),
    'no json',
  )
  await expect.poll(() => cloudwatch.badLines.length).toBe(2)
  const total = {
    Id: 'total',
    MetricStat: {
      Metric: {
        Namespace: 'Reachwell',
        MetricName: 'RateLimited',
        Dimensions: [{ Name: 'Stage', Value: 'local' }],
      },
      Stat: 'Sum',
      Period: 3_600,
    },
  }
  const each = {
    Id: 'each',
    Label: "${PROP('Dim.Endpoint')}",
    Expression: `SEARCH('{Reachwell,Stage,Endpoint} MetricName="RateLimited" Stage="local"', 'Sum', 3600)`,
  }
  const { MetricDataResults } = await read([total, each])
  expect(MetricDataResults?.map(({ Id, Label, Values }) => [Id, Label, Values])).toEqual([
    ['total', 'RateLimited', [6]],
    ['each', 'getUser', [1]],
    ['each', 'autoLogin', [5]],
  ])
})

test("AWS's own metrics are computed at each query", async () => {
  const age = {
    Id: 'age',
    MetricStat: {
      Metric: {
        Namespace: 'AWS/SQS',
        MetricName: 'ApproximateAgeOfOldestMessage',
        Dimensions: [{ Name: 'QueueName', Value: 'cycle' }],
      },
      Stat: 'Maximum',
      Period: 60,
    },
  }
  expect((await read([age])).MetricDataResults?.[0]?.Values).toEqual([42])
})

test.each([
  ['a range that ends before it begins', () => read([latency('Sum')], NOON, NOON - MINUTE)],
  ['an id twice', () => read([latency('Sum'), latency('Sum')])],
  ['a statistic that there is not', () => read([latency('Median')])],
  ['a period that is no minutes', () => read([latency('Sum', 90)])],
  ['metric math', () => read([{ Id: 'e', Expression: 'a + b' }])],
])('%s is refused', async (_, asking) => {
  await expect(asking()).rejects.toMatchObject({ name: 'InvalidParameterValueException' })
})

test('injected failures are returned', async () => {
  const kinds = [
    ['throttle', 'ThrottlingException'],
    ['internal', 'InternalServiceFault'],
    ['denied', 'AccessDeniedException'],
  ] as const
  for (const [kind, name] of kinds) {
    cloudwatch.faults.set({ kind, operation: 'GetMetricData' })
    await expect(read([latency('Sum')])).rejects.toMatchObject({ name })
  }
  cloudwatch.faults.set({ kind: 'drop' })
  await expect(read([latency('Sum')])).rejects.toThrow('socket hang up')
  expect((await read([latency('Sum')])).MetricDataResults).toHaveLength(1)
  expect(cloudwatch.requests.map(({ status }) => status)).toEqual([400, 500, 403, 0, 200])
})
