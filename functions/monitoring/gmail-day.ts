import { DAY, dayOf } from '#platform/clock.ts'
import { hourOf, offsetAt } from '#platform/morning.ts'
import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'

const { timeZone } = GMAIL_QUOTA

/** The day by which Google counts quotas, from midnight to midnight Pacific time. */
export function gmailDay(now: Date): { readonly began: Date; readonly ends: Date } {
  const day = dayOf(new Date(now.getTime() + offsetAt(now.getTime(), timeZone)))
  const next = dayOf(new Date(Date.parse(day) + DAY))
  return { began: hourOf(0, day, timeZone), ends: hourOf(0, next, timeZone) }
}
