import { connect, type Socket } from 'node:net'
import { METRIC_NAMESPACE, METRICS, type MetricName } from '#shared/catalog/monitoring/metrics.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { logger } from './logger.ts'

/** Counts are not for people to read, so the level of the log does not keep them back. */
const written = logger.child({}, { level: 'info' })

/**
 * Over TCP, a line break after each (docs.aws.amazon.com,
 * CloudWatch_Embedded_Metric_Format_Generation_CloudWatch_Agent). What is not taken is lost: nothing waits
 * for a count.
 */
function agentAt(endpoint: string): (line: string) => void {
  const { hostname: host, port } = new URL(endpoint)
  let open: Socket | null = null
  const dial = (): Socket => {
    const socket = connect({ host, port: Number(port) })
    const forget = () => {
      open = null
    }
    socket.unref().once('error', forget).once('close', forget)
    return socket
  }
  return (line) => {
    open ??= dial()
    open.write(`${line}\n`)
  }
}

/** A machine without Lambda's log may have an agent; a local stage sends to its emulator. */
let agent: ((line: string) => void) | null = null

function toAgent(): typeof agent {
  const endpoint = process.env['AWS_EMF_AGENT_ENDPOINT']
  return (agent ??= endpoint === undefined ? null : agentAt(endpoint))
}

type By<N extends MetricName> = (typeof METRICS)[N] extends { readonly by: string }
  ? readonly [by: string]
  : readonly []

/**
 * A log line in CloudWatch's embedded metric format makes the metric by itself: no call, no permission. With
 * a second dimension it is counted as a whole as well.
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
  if (stage !== 'local') written.info({ _aws: head, ...members }, 'metric')
}
