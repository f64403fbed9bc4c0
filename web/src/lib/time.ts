export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** American dates such as `Nov 27, 2026`, and times of 24 hours. */
function words(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const form = new Intl.DateTimeFormat('en-US', { hourCycle: 'h23', ...options })
  return (at) => form.format(at)
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const time = words(TIME)
const dateTime = words({ ...DATE, ...TIME })
const moment = words({ ...DATE, ...TIME, timeZoneName: 'short' })
const chargeTime = words({ ...DATE, ...TIME, hour: 'numeric', hourCycle: 'h12', timeZoneName: 'short' })
const date = words(DATE)
const utcDate = words({ ...DATE, timeZone: 'UTC' })
const month = words({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = words({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The time of day in the reader's own zone. */
export const showTime = (at: Date): string => time(at)

/** Day and time of an instant in the reader's own zone, or a dash. */
export const showDateTime = (instant: string | null): string =>
  instant === null ? '—' : dateTime(new Date(instant))

/** The same with the name of the zone, for automatic events and for times that others read as well. */
export const showMoment = (instant: string | null): string =>
  instant === null ? '—' : moment(new Date(instant))

/** The same where money is charged, in the reader's usual form: "Nov 27, 2026, 1:54 PM GMT+1". */
export const showChargeTime = (instant: string | null): string =>
  instant === null ? '—' : chargeTime(new Date(instant))

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

/** The calendar day of a time where the reader is, YYYY-MM-DD. */
export function localDay(epochMs: number): string {
  const at = new Date(epochMs)
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** "2019-06" as "June 2019"; a year and `present` as they are. */
export const monthInWords = (value: string): string =>
  /^\d{4}-\d{2}$/.test(value) ? month(new Date(`${value}-01T00:00:00Z`)) : value

/** A span in milliseconds, such as “5h 20m”; never negative. */
export function showSpan(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}
