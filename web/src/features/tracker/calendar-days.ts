/**
 * The service counts days in UTC; shown days must be those of the filter, whatever the reader's time zone.
 */
const UTC_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-21T23:30:00.000Z` or `2026-11-21` as `21 Nov 2026`; unreadable text as it is. */
export function shownDay(value: string): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : UTC_DAY.format(date)
}
