/**
 * Amazon CloudWatch as this product uses it: GetMetricData, DescribeAlarms by name, prefix and state, and
 * SetAlarmState over AwsJson1.0, with Sum, Average, Minimum, Maximum, SampleCount and percentiles,
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
import * as z from 'zod/mini'
import { asked, AwsRefusal, awsJson, type FaultErrors, type Operations } from '#emulators/kit/aws.ts'
import { emulator, type EmulatorOptions } from '#emulators/kit/emulator.ts'
import { affects, Times } from '#emulators/kit/fault-queue.ts'
import { samplesIn } from './embedded-metrics.ts'
import { GetMetricData, INVALID, metricData } from './metric-data.ts'
import { Samples, type Sample } from './samples.ts'

export interface CloudwatchEmulatorOptions extends EmulatorOptions {
  /** Port of the agent's endpoint. */
  readonly agentPort?: number
  /** Names of the existing alarms; all start in state OK. */
  readonly alarms?: readonly string[]
  /** AWS's own metrics, computed at each query. */
  readonly vended?: (now: Date) => Promise<readonly Omit<Sample, 'at'>[]>
}

export type CloudwatchEmulator = Awaited<ReturnType<typeof startCloudwatchEmulator>>

const Fault = z.object({
  kind: z.enum(['throttle', 'internal', 'denied', 'timeout', 'drop']),
  operation: z._default(z.enum(['any', 'GetMetricData']), 'any'),
  times: Times,
})

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

const ERRORS: FaultErrors = {
  throttle: [400, 'ThrottlingException'],
  internal: [500, 'InternalServiceFault'],
  denied: [403, 'AccessDeniedException'],
}

export async function startCloudwatchEmulator(options: CloudwatchEmulatorOptions = {}) {
  const { app, clock, faults, start } = emulator(options, Fault)
  const samples = new Samples()
  const put = (sample: Omit<Sample, 'at'>): void => samples.put({ ...sample, at: clock.now().getTime() })
  const alarmStates = new Map(
    (options.alarms ?? []).map((name) => [name, { state: 'OK', since: clock.now().getTime() }]),
  )
  const operations: Operations = {
    async GetMetricData(body) {
      const input = asked(GetMetricData, body, INVALID)
      for (const sample of (await options.vended?.(clock.now())) ?? []) put(sample)
      return metricData(samples, input)
    },
    DescribeAlarms(body) {
      const { AlarmNames, AlarmNamePrefix = '', StateValue } = asked(AlarmsAsked, body, INVALID)
      const found = [...alarmStates].filter(
        ([name, { state }]) =>
          (AlarmNames?.includes(name) ?? name.startsWith(AlarmNamePrefix)) &&
          (StateValue === undefined || StateValue === state),
      )
      return {
        MetricAlarms: found.map(([AlarmName, { state, since }]) => ({
          AlarmName,
          StateValue: state,
          StateUpdatedTimestamp: since / 1_000,
        })),
      }
    },
    SetAlarmState(body) {
      const { AlarmName: name, StateValue: state } = asked(AlarmState, body, INVALID)
      if (!alarmStates.has(name)) throw new AwsRefusal('ResourceNotFound', `No alarm ${name}.`, 404)
      alarmStates.set(name, { state, since: clock.now().getTime() })
      return {}
    },
  }
  const fault = (operation: string) => faults.take((pending) => affects(pending, operation))?.kind
  awsJson(app, { operations, fault, errors: ERRORS })
  const server = await start()
  const agent = await startAgent(options.agentPort ?? 0, samples)
  return {
    ...server,
    /** Endpoint for lines of the embedded metric format, in the form that the agent's SDKs expect. */
    agentEndpoint: agent.endpoint,
    /** Lines that were not in the embedded metric format. */
    badLines: agent.badLines,
    /** Stores a value with the current time, as an AWS service does. */
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
