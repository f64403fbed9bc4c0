import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import {
  SERVICE_PART_IDS,
  SERVICE_PARTS,
  type ServicePartId,
} from '#shared/catalog/monitoring/service-parts.ts'
import type { ComponentHealth, Health, PartHealth } from '#shared/models/admin/monitoring.ts'

/** The result of a probe. */
export interface Finding {
  readonly status: Health
  /** What is wrong, in a sentence without internal details; null when nothing is. */
  readonly says: string | null
  /** What is left of what a vendor allows. */
  readonly left?: NonNullable<ComponentHealth['left']>
}

/** A part of the service, and a free call that checks it. */
export interface Probe {
  readonly name: string
  readonly part: ServicePartId
  /** Rejects when the part does not answer. Its result is ignored once the signal is aborted. */
  readonly ask: (signal: AbortSignal) => Promise<Finding>
}

export interface CheckedHealth {
  readonly overall: Health
  readonly components: readonly ComponentHealth[]
  /** In the order of SERVICE_PART_IDS, without those that have no component here. */
  readonly parts: readonly PartHealth[]
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
  const parts = SERVICE_PART_IDS.flatMap((id) => partOf(id, components) ?? [])
  return { overall: overallOf(parts), components, parts }
}

async function checked(probe: Probe, timing: Timing): Promise<ComponentHealth> {
  const first = await probed(probe, timing)
  // The first probe of a process also opens its connection, beside all the others, so a slow one is repeated.
  return first.status === 'degraded' && first.error === SLOW ? await probed(probe, timing) : first
}

async function probed({ name, part, ask }: Probe, { now, deadline }: Timing): Promise<ComponentHealth> {
  const signal = deadline(MONITORING.probeTimeoutMs)
  const began = now()
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
  const found = await Promise.race([ask(signal).catch(() => null), late])
  const responseTime = Math.round(now() - began)
  const common = { name, part, left: found?.left ?? null }
  if (signal.aborted)
    return {
      ...common,
      status: 'unhealthy',
      responseTime: null,
      error: `It did not answer within ${MONITORING.probeTimeoutMs / 1_000} seconds.`,
    }
  if (found === null)
    return { ...common, status: 'unhealthy', responseTime: null, error: 'It does not answer.' }
  if (found.status === 'healthy' && responseTime > MONITORING.slowMs)
    return { ...common, status: 'degraded', responseTime, error: SLOW }
  return {
    ...common,
    status: found.status,
    responseTime: found.status === 'unknown' ? null : responseTime,
    error: found.says,
  }
}

/** The health of a part of the service by its components; null when it has none here. */
function partOf(id: ServicePartId, all: readonly ComponentHealth[]): PartHealth | null {
  const components = all.filter(({ part }) => part === id)
  if (components.length === 0) return null
  const known = components.filter(({ status }) => status !== 'unknown')
  const up = known.filter(({ status }) => status !== 'unhealthy').length
  const works = SERVICE_PARTS[id].needs === 'one' ? up > 0 : up === known.length
  const status =
    known.length === 0
      ? 'unknown'
      : !works
        ? 'unhealthy'
        : known.every((one) => one.status === 'healthy')
          ? 'healthy'
          : 'degraded'
  return { id, status, up, of: known.length }
}

/**
 * Unhealthy if a part is that nobody can do without, else degraded if any part is not healthy. Unknown parts
 * are ignored, unless all are unknown.
 */
function overallOf(parts: readonly PartHealth[]): Health {
  const known = parts.filter(({ status }) => status !== 'unknown')
  if (known.length === 0) return 'unknown'
  if (known.some(({ id, status }) => status === 'unhealthy' && SERVICE_PARTS[id].essential))
    return 'unhealthy'
  return known.every(({ status }) => status === 'healthy') ? 'healthy' : 'degraded'
}
