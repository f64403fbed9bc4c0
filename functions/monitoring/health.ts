import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { ComponentHealth, Health } from '#shared/models/admin/monitoring.ts'

/** The result of a probe. */
export interface Finding {
  readonly status: Health
  /** What is wrong, in a sentence without internal details; null when nothing is. */
  readonly says: string | null
}

/** A part of the service, and a free call that checks it. */
export interface Probe {
  readonly name: string
  /** Whether nobody can use the product without it. */
  readonly vital: boolean
  /** Rejects when the part does not answer. Its result is ignored once the signal is aborted. */
  readonly ask: (signal: AbortSignal) => Promise<Finding>
}

export interface CheckedHealth {
  readonly overall: Health
  readonly components: readonly ComponentHealth[]
}

interface Timing {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number
  /** A signal that aborts after `ms` milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
}

export const healthy: Finding = { status: 'healthy', says: null }
export const degraded = (says: string): Finding => ({ status: 'degraded', says })
export const unhealthy = (says: string): Finding => ({ status: 'unhealthy', says })
export const unknown = (says: string): Finding => ({ status: 'unknown', says })

const SLOW = 'It answers slowly.'

/** Probes all parts in parallel, each for two seconds at most. Never rejects. */
export async function checkHealth(probes: readonly Probe[], timing: Timing): Promise<CheckedHealth> {
  const components = await Promise.all(probes.map(async (probe) => await checked(probe, timing)))
  const vital = new Set(probes.filter((probe) => probe.vital).map(({ name }) => name))
  return { overall: overallOf(components, vital), components }
}

async function checked(probe: Probe, timing: Timing): Promise<ComponentHealth> {
  const first = await probed(probe, timing)
  // The first probe of a process also opens its connection, beside all the others, so a slow one is repeated.
  return first.status === 'degraded' && first.error === SLOW ? await probed(probe, timing) : first
}

async function probed({ name, ask }: Probe, { now, deadline }: Timing): Promise<ComponentHealth> {
  const signal = deadline(MONITORING.probeTimeoutMs)
  const began = now()
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
  const found = await Promise.race([ask(signal).catch(() => null), late])
  const responseTime = Math.round(now() - began)
  if (signal.aborted)
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
 * Unhealthy if a vital part is, else degraded if any part is not healthy. Unknown parts are ignored, unless
 * all are unknown.
 */
function overallOf(components: readonly ComponentHealth[], vital: ReadonlySet<string>): Health {
  const known = components.filter(({ status }) => status !== 'unknown')
  if (known.length === 0) return 'unknown'
  if (known.some(({ name, status }) => status === 'unhealthy' && vital.has(name))) return 'unhealthy'
  return known.every(({ status }) => status === 'healthy') ? 'healthy' : 'degraded'
}
