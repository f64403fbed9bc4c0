/**
 * Amazon CloudWatch as this product uses it: GetMetricData, PutMetricData, DescribeAlarms by name, prefix and
 * state, and SetAlarmState over AwsJson1.0, with Sum, Average, Minimum, Maximum, SampleCount and percentiles,
 * and SEARCH of one metric; and the CloudWatch agent's TCP endpoint for the embedded metric format, one JSON
 * object per line. AWS's own metrics come from `vended`, which is called at each query.
 *
 * Rules (docs.aws.amazon.com/AmazonCloudWatch/latest, the page in brackets):
 * - A query has at most 500 metrics, and periods of a minute or more (APIReference/API_GetMetricData).
 * - SEARCH finds metrics by their dimensions (monitoring/using-search-expressions.html).
 * - The embedded format names its metrics and dimensions under `_aws`
 *   (monitoring/CloudWatch_Embedded_Metric_Format_Specification.html).
 *
 * Not imitated: every other operation, alarm evaluation and actions, dashboards, log groups, metric math
 * except SEARCH, dynamic labels except a dimension's value, units, statistic sets, high resolution, the delay
 * of a minute or two until a value can be read, roll-up and expiry, pages of results, approximate
 * percentiles, compressed requests, the agent's UDP endpoint, quotas, request signatures. Everything is in
 * memory and lost at the end.
 */
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { controlRoutes } from '#emulators/kit/control.ts'
import { affects, faultQueue, Times } from '#emulators/kit/fault-queue.ts'
import {
  dropAnswer,
  neverAnswer,
  serve,
  type EmulatorServer,
  type LoggedRequest,
  type NodeEnv,
} from '#emulators/kit/server.ts'
import { samplesIn } from './embedded-metrics.ts'
import { GetMetricData, metricData, PutMetricData, Refused } from './metric-data.ts'
import { Samples, type Sample } from './samples.ts'

export interface CloudwatchEmulatorOptions {
  readonly port?: number
  /** Port of the agent's endpoint. */
  readonly agentPort?: number
  readonly clock?: Clock
  /** Names of the existing alarms; all start in state OK. */
  readonly alarms?: readonly string[]
  /** AWS's own metrics, computed at each query. */
  readonly vended?: (now: Date) => Promise<readonly Omit<Sample, 'at'>[]>
}

export interface CloudwatchEmulator extends EmulatorServer {
  /** Endpoint for lines of the embedded metric format, in the form that the agent's SDKs expect. */
  readonly agentEndpoint: string
  readonly faults: { set(request: FaultRequest): void }
  /** Stores a value with the current time, as an AWS service does. */
  readonly put: (sample: Omit<Sample, 'at'>) => void
  /** Lines that were not in the embedded metric format. */
  readonly badLines: readonly string[]
}

const FaultRequest = z.union([
  z.object({
    kind: z.enum(['throttle', 'internal', 'denied', 'timeout', 'drop']),
    operation: z._default(z.enum(['any', 'GetMetricData', 'PutMetricData']), 'any'),
    times: Times,
  }),
  z.object({ clear: z.literal(true) }),
])
type FaultRequest = z.input<typeof FaultRequest>

const AlarmsAsked = z.object({
  AlarmNames: z.optional(z.array(z.string())),
  AlarmNamePrefix: z.optional(z.string()),
  StateValue: z.optional(z.string()),
})
const AlarmState = z.object({
  AlarmName: z.string().check(z.minLength(1)),
  StateValue: z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA']),
  StateReason: z.string().check(z.minLength(1), z.maxLength(1_023)),
})

const ERRORS = {
  throttle: [400, 'ThrottlingException'],
  internal: [500, 'InternalServiceFault'],
  denied: [403, 'AccessDeniedException'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export async function startCloudwatchEmulator(
  options: CloudwatchEmulatorOptions = {},
): Promise<CloudwatchEmulator> {
  const clock = options.clock ?? { now: () => new Date() }
  const samples = new Samples()
  const requests: LoggedRequest[] = []
  const faults = faultQueue<Extract<z.infer<typeof FaultRequest>, { kind: string }>>()
  const setFault = (input: FaultRequest): void => faults.set(FaultRequest.parse(input))
  const put = (sample: Omit<Sample, 'at'>): void => samples.put({ ...sample, at: clock.now().getTime() })

  const read = async (c: Context<NodeEnv>, body: unknown): Promise<Response> => {
    const input = GetMetricData.safeParse(body)
    if (!input.success) return problem(c, 400, 'InvalidParameterValueException', z.prettifyError(input.error))
    for (const sample of (await options.vended?.(clock.now())) ?? []) put(sample)
    try {
      return answer(c, metricData(samples, input.data))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return problem(c, 400, 'InvalidParameterValueException', error.message)
    }
  }
  const write = (c: Context<NodeEnv>, body: unknown): Response => {
    const input = PutMetricData.safeParse(body)
    if (!input.success) return problem(c, 400, 'InvalidParameterValueException', z.prettifyError(input.error))
    for (const { MetricName: name, Dimensions, Timestamp, Value: value } of input.data.MetricData) {
      const dimensions = Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]))
      samples.put({
        namespace: input.data.Namespace,
        name,
        dimensions,
        value,
        at: Timestamp === undefined ? clock.now().getTime() : Timestamp * 1_000,
      })
    }
    return answer(c, {})
  }

  const alarmStates = new Map(
    (options.alarms ?? []).map((name) => [name, { state: 'OK', since: clock.now().getTime() }]),
  )
  const describeAlarms = (c: Context<NodeEnv>, body: unknown): Response => {
    const { AlarmNames, AlarmNamePrefix = '', StateValue } = AlarmsAsked.parse(body)
    const found = [...alarmStates].filter(
      ([name, { state }]) =>
        (AlarmNames?.includes(name) ?? name.startsWith(AlarmNamePrefix)) &&
        (StateValue === undefined || StateValue === state),
    )
    return answer(c, {
      MetricAlarms: found.map(([AlarmName, { state, since }]) => ({
        AlarmName,
        StateValue: state,
        StateUpdatedTimestamp: since / 1_000,
      })),
    })
  }
  const setAlarmState = (c: Context<NodeEnv>, body: unknown): Response => {
    const input = AlarmState.safeParse(body)
    if (!input.success) return problem(c, 400, 'InvalidParameterValueException', z.prettifyError(input.error))
    const { AlarmName: name, StateValue: state } = input.data
    if (!alarmStates.has(name)) return problem(c, 404, 'ResourceNotFound', `No alarm ${name}.`)
    alarmStates.set(name, { state, since: clock.now().getTime() })
    return answer(c, {})
  }

  const app = new Hono<NodeEnv>()
  controlRoutes(app, { requests, faults: { schema: FaultRequest, set: setFault, get: faults.pending } })
  app.post('/', async (c) => {
    const operation = (c.req.header('x-amz-target') ?? '').replace('GraniteServiceVersion20100801.', '')
    const fault = faults.take((pending) => affects(pending, operation))
    if (fault?.kind === 'timeout') return neverAnswer(c)
    if (fault?.kind === 'drop') return dropAnswer(c)
    if (fault !== undefined)
      return problem(c, ERRORS[fault.kind][0], ERRORS[fault.kind][1], 'Fault of the emulator.')
    const body: unknown = await c.req.json().catch(() => null)
    if (operation === 'GetMetricData') return await read(c, body)
    if (operation === 'PutMetricData') return write(c, body)
    if (operation === 'DescribeAlarms') return describeAlarms(c, body)
    if (operation === 'SetAlarmState') return setAlarmState(c, body)
    return problem(c, 400, 'UnknownOperationException', operation)
  })
  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  const agent = await startAgent(options.agentPort ?? 0, samples)
  return {
    ...server,
    agentEndpoint: agent.endpoint,
    badLines: agent.badLines,
    faults: { set: setFault },
    put,
    close: async () => {
      await Promise.all([server.close(), agent.close()])
    },
  }
}

/** The agent's TCP endpoint. */
async function startAgent(
  port: number,
  samples: Samples,
): Promise<{ endpoint: string; badLines: readonly string[]; close(): Promise<void> }> {
  const badLines: string[] = []
  const open = new Set<{ destroy(): unknown }>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket)).on('error', () => undefined)
    createInterface(socket).on('line', (line) => {
      try {
        for (const sample of samplesIn(line)) samples.put(sample)
      } catch {
        badLines.push(line)
      }
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    endpoint: `tcp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    badLines,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

const TYPE = { 'content-type': 'application/x-amz-json-1.0' }
const answer = (c: Context<NodeEnv>, body: object): Response => c.body(JSON.stringify(body), 200, TYPE)
const problem = (
  c: Context<NodeEnv>,
  status: ContentfulStatusCode,
  type: string,
  message: string,
): Response =>
  c.body(JSON.stringify({ __type: type, message }), status, { ...TYPE, 'x-amzn-errortype': type })
