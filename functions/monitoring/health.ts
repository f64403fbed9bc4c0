import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { ComponentHealth, Health } from '#shared/models/admin/monitoring.ts'

/** What a part says of itself. */
export interface Finding {
  readonly status: Health
  /** What is wrong, in words without anything internal; null when nothing is. */
  readonly says: string | null
}

/** One part of the service, and a way to ask it that costs nothing. */
export interface Probe {
  readonly name: string
  /** Without it nobody can use the product. */
  readonly vital: boolean
  /**
   * Rejects when the part does not answer. What is still under way when the signal aborts is not waited for.
   */
  readonly ask: (signal: AbortSignal) => Promise<Finding>
}

export interface CheckedHealth {
  readonly overall: Health
  readonly components: readonly ComponentHealth[]
}

interface Timing {
  /** Milliseconds, from any beginning. */
  readonly now: () => number
  /** Resolves with `late` after so many milliseconds, and aborts the signal. */
  readonly deadline: (ms: number) => {
    readonly signal: AbortSignal
    readonly late: Promise<'late'>
    readonly clear: () => void
  }
}

export const healthy: Finding = { status: 'healthy', says: null }
export const degraded = (says: string): Finding => ({ status: 'degraded', says })
export const unhealthy = (says: string): Finding => ({ status: 'unhealthy', says })
export const unknown = (says: string): Finding => ({ status: 'unknown', says })

const SLOW = 'It answers slowly.'

/** Asks all parts side by side, each for two seconds at most. Never rejects. */
export async function checkHealth(probes: readonly Probe[], timing: Timing): Promise<CheckedHealth> {
  const components = await Promise.all(probes.map(async (probe) => await checked(probe, timing)))
  const vital = new Set(probes.filter((probe) => probe.vital).map(({ name }) => name))
  return { overall: overallOf(components, vital), components }
}

async function checked(probe: Probe, timing: Timing): Promise<ComponentHealth> {
  const first = await askedOnce(probe, timing)
  // The first question of a process pays for its own connection, and for all who begin beside it: what is
  // slow is asked once more.
  return first.status === 'degraded' && first.error === SLOW ? await askedOnce(probe, timing) : first
}

async function askedOnce({ name, ask }: Probe, { now, deadline }: Timing): Promise<ComponentHealth> {
  const { signal, late, clear } = deadline(MONITORING.probeTimeoutMs)
  const began = now()
  const found = await Promise.race([ask(signal).catch(() => null), late])
  clear()
  const responseTime = Math.round(now() - began)
  if (found === 'late')
    return {
      name,
      status: 'unhealthy',
      responseTime: null,
      error: `It did not answer within ${MONITORING.probeTimeoutMs / 1_000} seconds.`,
    }
  if (found === null) return { name, status: 'unhealthy', responseTime: null, error: 'It does not answer.' }
  if (found.status === 'healthy' && responseTime > MONITORING.slowMs)
    return { name, status: 'degraded', responseTime, error: SLOW }
  return {
    name,
    status: found.status,
    responseTime: found.status === 'unknown' ? null : responseTime,
    error: found.says,
  }
}

/**
 * The whole is as ill as its vital parts, and degraded when any other part is ill. What is unknown says
 * nothing, unless all is.
 */
function overallOf(components: readonly ComponentHealth[], vital: ReadonlySet<string>): Health {
  const known = components.filter(({ status }) => status !== 'unknown')
  if (known.length === 0) return 'unknown'
  if (known.some(({ name, status }) => status === 'unhealthy' && vital.has(name))) return 'unhealthy'
  return known.every(({ status }) => status === 'healthy') ? 'healthy' : 'degraded'
}
