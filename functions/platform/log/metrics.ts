import { connect, type Socket } from 'node:net'
import { METRIC_NAMESPACE, type MetricName, METRICS } from '#shared/catalog/monitoring/metrics.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { logger } from './logger.ts'
import type { Context } from 'aws-lambda'
import { MINUTE } from '../clock.ts'
import { lazy } from '../lazy.ts'

/** Metrics are written whatever the log level is. */
const metricLogger = logger.child({}, { level: 'info' })

/**
 * Sends lines to a CloudWatch agent over TCP, each ended by a line break (docs.aws.amazon.com,
 * CloudWatch_Embedded_Metric_Format_Generation_CloudWatch_Agent). Lines that cannot be delivered are lost, so
 * that nothing waits for metrics.
 */
function agentAt(endpoint: string): (line: string) => void {
  const { hostname: host, port } = new URL(endpoint)
  let socket: Socket | null = null
  const open = (): Socket => {
    const forget = () => {
      socket = null
    }
    return connect({ host, port: Number(port) })
      .unref()
      .once('error', forget)
      .once('close', forget)
  }
  return (line) => {
    socket ??= open()
    socket.write(`${line}\n`)
  }
}

/** The agent of a machine without Lambda's log; a local stage uses its emulator. */
let agent: { readonly endpoint: string; readonly send: (line: string) => void } | null = null

function toAgent(): ((line: string) => void) | null {
  const endpoint = process.env['AWS_EMF_AGENT_ENDPOINT']
  if (endpoint === undefined) return null
  if (agent?.endpoint !== endpoint) agent = { endpoint, send: agentAt(endpoint) }
  return agent.send
}

type By<N extends MetricName> = (typeof METRICS)[N] extends { readonly by: string }
  ? readonly [by: string]
  : readonly []

/**
 * Counts a metric with a log line in CloudWatch's embedded metric format, which needs no call and no
 * permission. A metric with a second dimension is also counted in total.
 */
export function count<N extends MetricName>(name: N, value: number, ...by: By<N>): void
export function count(name: MetricName, value: number, ...[by]: readonly string[]): void {
  const { unit, by: second }: { unit: string; by?: string } = METRICS[name]
  const stage = process.env['STAGE'] ?? 'local'
  const split = second === undefined || by === undefined ? null : { name: second, value: by }
  const directive = {
    Namespace: METRIC_NAMESPACE,
    Dimensions: [['Stage'], ...(split === null ? [] : [['Stage', split.name]])],
    Metrics: [{ Name: name, Unit: unit }],
  }
  const members = { Stage: stage, ...(split === null ? {} : { [split.name]: split.value }), [name]: value }
  const head = { Timestamp: systemClock.now().getTime(), CloudWatchMetrics: [directive] }
  const send = toAgent()
  if (send !== null)
    return send(
      JSON.stringify({
        _aws: { ...head, LogGroupName: `/${METRIC_NAMESPACE.toLowerCase()}/${stage}` },
        ...members,
      }),
    )
  if (stage !== 'local') metricLogger.info({ _aws: head, ...members }, 'metric')
}

const MEGABYTE = 1024 * 1024

const lastSample = lazy(() => ({ at: 0 }))

/** Records, at most once a minute, how many percent of the function's memory this process uses. */
export function sampleMemory({ memoryLimitInMB }: Pick<Context, 'memoryLimitInMB'>): void {
  const now = systemClock.now().getTime()
  const limit = Number(memoryLimitInMB) * MEGABYTE
  if (now - lastSample().at < MINUTE || !(limit > 0)) return
  lastSample().at = now
  count('MemoryUsed', Math.round((1_000 * process.memoryUsage.rss()) / limit) / 10)
}
