import { HOUR } from '#platform/clock.ts'
import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'

const pacificTime = new Intl.DateTimeFormat('en-US', {
  timeZone: GMAIL_QUOTA.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
})

function partsAt(at: Date): {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
} {
  const parts = new Map(pacificTime.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') }
}

/** The start of a day in Pacific time: 7:00 UTC in summer, 8:00 UTC in winter. */
function midnight(year: number, month: number, day: number): Date {
  const [summer, winter] = [7, 8].map((hours) => new Date(Date.UTC(year, month - 1, day) + hours * HOUR))
  return summer !== undefined && partsAt(summer).hour === 0 ? summer : (winter ?? new Date(Number.NaN))
}

/** The day by which Google counts quotas, from midnight to midnight Pacific time. */
export function gmailDay(now: Date): { readonly began: Date; readonly ends: Date } {
  const { year, month, day } = partsAt(now)
  return { began: midnight(year, month, day), ends: midnight(year, month, day + 1) }
}
