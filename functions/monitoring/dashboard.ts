import type { Needs, Only, Service } from '#functions/services/needs.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { gmailDay } from './gmail-day.ts'
import { SERVICE_PARTS } from '#shared/catalog/monitoring/service-parts.ts'
import type { CheckedHealth } from './health.ts'
import { historyAfter, NO_HISTORY } from './health-history.ts'
import type { MeasuredDay, MeasuredHour } from './measured.ts'

export interface DashboardDeps
  extends Needs<'clock'>,
    Only<'failedSignIns', 'top'>,
    Only<'healthHistory', 'read'>,
    Only<'serviceNotes', 'read'>,
    Only<'statistics', 'active'> {
  readonly measurements: Service<'measurements'>
  readonly health: () => Promise<CheckedHealth>
  /** The deployed version. */
  readonly version: string
  readonly gmailUnitsPerDay: number
  /** Called for a source that did not answer. */
  readonly onSilence: (source: string, error: unknown) => void
}

const SHOWN_ENDPOINTS = 10

const PATHS = new Map<string, string>(
  Object.values<Contract>(contracts).map(({ id, method, path }) => [id, `${method} ${path}`]),
)
/** Method and path of an endpoint; webhooks go by their name. */
const pathOf = (endpoint: string): string => PATHS.get(endpoint) ?? endpoint

/**
 * The current data of the monitoring page. Figures of a source that does not answer are null. Never rejects.
 */
export async function monitoringDashboard(deps: DashboardDeps): Promise<Monitoring> {
  const now = deps.clock.now()
  const orNull = async <T>(source: string, asked: Promise<T>): Promise<T | null> =>
    await asked.catch((error: unknown) => {
      deps.onSilence(source, error)
      return null
    })
  const [health, known, note, active, day, addresses] = await Promise.all([
    orNull('health', deps.health()),
    orNull('health history', deps.healthHistory.read()),
    orNull('note', deps.serviceNotes.read()),
    orNull('accounts with access', deps.statistics.active()),
    orNull('measurements', deps.measurements.lastDay(now)),
    orNull('failed sign-ins', deps.failedSignIns.top(now)),
  ])
  const sum = (figure: (hour: MeasuredHour) => number): number | null =>
    day === null ? null : sumOf(day.hours, figure)
  const last = day?.hours.at(-1) ?? null
  return {
    systemHealth: {
      overall: health?.overall ?? 'unknown',
      version: deps.version,
      ...(health === null ? { components: [], parts: [] } : troublesOf(health, known, active, now)),
    },
    note: note && { text: note.text, since: note.since.toISOString() },
    securityMetrics: {
      failedLogins: { last24h: sum((hour) => hour.failedSignIns), topIPs: addresses && [...addresses] },
      suspiciousActivity: {
        bruteForceAttempts: sum((hour) => hour.bruteForce),
        accountLockouts: sum((hour) => hour.lockouts),
      },
      rateLimitHits: {
        last24h: sum((hour) => hour.rateLimited),
        last1h: last && last.rateLimited,
        topEndpoints:
          day &&
          day.rateLimitedBy
            .toSorted((a, b) => b.count - a.count)
            .slice(0, SHOWN_ENDPOINTS)
            .map(({ endpoint, count }) => ({ endpoint: pathOf(endpoint), count })),
      },
    },
    performanceMetrics: {
      responseTime: { avg: rounded(last?.average), p95: rounded(last?.p95), p99: rounded(last?.p99) },
      errorRate: {
        percentage: percentOf(
          sum((hour) => hour.failures),
          sum((hour) => hour.requests),
        ),
        last1h: percentOf(last && last.failures, last && last.requests),
      },
      throughput: { requestsPerSecond: last && Math.round((last.requests / 3_600) * 1_000) / 1_000 },
      systemLoad: { memory: last && last.memory },
    },
    uptimeMetrics: uptimeOf(day),
    gmailQuota: gmailQuotaOf(day, deps.gmailUnitsPerDay, now),
    history:
      day &&
      day.hours.map((hour) => ({
        hour: hour.hour.toISOString(),
        requests: hour.requests,
        errors: hour.failures,
        p95: rounded(hour.p95),
        failedLogins: hour.failedSignIns,
        rateLimited: hour.rateLimited,
      })),
    lastUpdated: now.toISOString(),
  }
}

type Known = Awaited<ReturnType<DashboardDeps['healthHistory']['read']>>

/** The health with since when it is so, whom it keeps from working, and which admin has seen it. */
function troublesOf(
  health: CheckedHealth,
  known: Known | null,
  active: { readonly count: number } | null,
  now: Date,
): Pick<Monitoring['systemHealth'], 'components' | 'parts'> {
  const { parts, components } = historyAfter(known?.history ?? NO_HISTORY, health, now)
  return {
    components: health.components.map((component) => ({
      ...component,
      since: components[component.name]?.since.toISOString() ?? null,
    })),
    parts: health.parts.map((part) => {
      const since = parts[part.id]?.since ?? null
      const seen = known?.acknowledged.get(part.id)
      const isSeen = seen !== undefined && since !== null && seen.since >= since
      return {
        ...part,
        since: since?.toISOString() ?? null,
        affected:
          part.status === 'unhealthy' && SERVICE_PARTS[part.id].essential ? (active?.count ?? null) : null,
        acknowledged: isSeen ? { at: seen.at.toISOString(), by: seen.by } : null,
      }
    }),
  }
}

const sumOf = (hours: readonly MeasuredHour[], figure: (hour: MeasuredHour) => number): number =>
  hours.reduce((sum, hour) => sum + figure(hour), 0)
const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value)

/** Percent, rounded to hundredths; 0 when both are 0. */
function percentOf(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null) return null
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100
}

function uptimeOf(day: MeasuredDay | null): Monitoring['uptimeMetrics'] {
  if (day === null) return { uptime: null, formatted: 'It cannot be read right now.' }
  const [made, passed] = [
    sumOf(day.hours, (hour) => hour.checks),
    sumOf(day.hours, (hour) => hour.checksPassed),
  ]
  if (made === 0) return { uptime: null, formatted: 'No check was made in the last 24 hours.' }
  // Rounded down, so that a single failure never shows as 100%.
  const uptime = Math.floor((10_000 * passed) / made) / 100
  const checks =
    made === 1
      ? 'The one check'
      : `${passed === made ? 'All' : `${passed.toLocaleString('en-US')} of`} ${made.toLocaleString('en-US')} checks`
  return {
    uptime,
    formatted: `${checks} in the last 24 hours ${made === 1 && passed === 0 ? 'failed' : 'passed'}.`,
  }
}

function gmailQuotaOf(day: MeasuredDay | null, limit: number, now: Date): Monitoring['gmailQuota'] {
  const { began, ends } = gmailDay(now)
  const current =
    day && day.gmailUnits.filter(({ at }) => at >= began).reduce((sum, { value }) => sum + value, 0)
  return { current, limit, percentage: percentOf(current, limit), resetTime: ends.toISOString() }
}
