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

/** Hours and minutes of a span in milliseconds, never below nothing. */
export function hoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
