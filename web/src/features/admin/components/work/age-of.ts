import { counted } from '#web/lib/counted.ts'
import { HOUR_MS } from '#web/lib/time.ts'

/** How long ago an instant was, or how soon it will be, in hours up to two days and then in days. */
export function ageOf(instant: string, now: number): string {
  const ms = now - Date.parse(instant)
  const hours = Math.floor(Math.abs(ms) / HOUR_MS)
  const span =
    hours === 0
      ? 'less than an hour'
      : hours < 48
        ? counted(hours, 'hour')
        : counted(Math.floor(hours / 24), 'day')
  return ms < 0 ? `in ${span}` : `${span} ago`
}
