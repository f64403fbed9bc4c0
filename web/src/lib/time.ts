export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Formats with the browser's names of the months, in three letters and after the day. */
function words(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  // American English is the one that shortens September to three letters.
  const form = new Intl.DateTimeFormat('en-US', { hourCycle: 'h23', ...options })
  return (at) => {
    const parts = new Map(form.formatToParts(at).map(({ type, value }) => [type, value]))
    const date = [parts.get('day'), parts.get('month'), parts.get('year')]
      .filter((part) => part !== undefined)
      .join(' ')
    return parts.has('hour') ? `${date}, ${parts.get('hour')}:${parts.get('minute')}` : date
  }
}

const dateTime = words({ ...DATE, hour: '2-digit', minute: '2-digit' })
const date = words(DATE)
const utcDate = words({ ...DATE, timeZone: 'UTC' })
const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
const day = words({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Day and time of an instant in the reader's own zone, or a dash. */
export const showDateTime = (instant: string | null): string =>
  instant === null ? '—' : dateTime(new Date(instant))

/** The same with the name of the zone, for automatic events and for times that others read as well. */
export function showMoment(instant: string | null): string {
  if (instant === null) return '—'
  const at = new Date(instant)
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined ? dateTime(at) : `${dateTime(at)} ${name}`
}

/** Day of an instant in the reader's own zone, or a dash. */
export const showDate = (instant: string | null): string => (instant === null ? '—' : date(new Date(instant)))

/**
 * UTC day of an instant or of a day, which is the day that the service counts by whatever the reader's zone;
 * unreadable text as it is.
 */
export function showUtcDate(value: string): string {
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? value : utcDate(at)
}

/** A calendar day of the form YYYY-MM-DD, without its year, or a dash. */
export const showDay = (isoDay: string | undefined): string =>
  isoDay === undefined ? '—' : day(new Date(`${isoDay}T00:00:00Z`))

/** Hours and minutes of a span in milliseconds, never negative. */
export function hoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
