import { format } from 'date-fns'

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000

/** Day and time of an instant in the reader's own zone, or a dash. */
export function showDateTime(instant: string | null): string {
  return instant === null ? '—' : format(new Date(instant), "d MMM yyyy, HH:mm")
}

export function showDate(instant: string | null): string {
  return instant === null ? '—' : format(new Date(instant), 'd MMM yyyy')
}

const dayNames = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A calendar day of the form YYYY-MM-DD, without its year, or a dash. */
export function showDay(day: string | undefined): string {
  return day === undefined ? '—' : dayNames.format(new Date(`${day}T00:00:00Z`))
}

/** Hours and minutes of a span in milliseconds, never below nothing. */
export function hoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
