import { HOUR, MINUTE } from './clock.ts'

/** The hour of a user's day at which their reminders are sent. */
const MORNING = 8

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. Throws RangeError for no zone. */
export function offsetAt(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}

/** The name of a time zone as this machine knows it; UTC for any other text. */
export function knownZone(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** An hour of a day, YYYY-MM-DD, in a zone. */
export function hourOf(hour: number, day: string, zone: string): Date {
  const inUtc = Date.parse(`${day}T00:00:00.000Z`) + hour * HOUR
  // The offset is that of the hour itself, also on the days on which clocks change.
  return new Date(inUtc - offsetAt(inUtc - offsetAt(inUtc, zone), zone))
}

/** Eight in the morning of a day, YYYY-MM-DD, where the user is. */
export const morningOf = (day: string, zone: string): Date => hourOf(MORNING, day, zone)
