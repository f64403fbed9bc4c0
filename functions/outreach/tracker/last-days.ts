import { DAY, dayOf } from '#platform/clock.ts'
import { USAGE_DAYS } from '#shared/catalog/constants.ts'
import type { DayCount } from './model.ts'

/** The last thirty days, oldest first and today last, with zero where nothing was counted. */
export function lastDays(counted: readonly DayCount[], now: Date): DayCount[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]))
  return Array.from({ length: USAGE_DAYS }, (_, index) => {
    const day = dayOf(new Date(now.getTime() - (USAGE_DAYS - 1 - index) * DAY))
    return { day, count: counts.get(day) ?? 0 }
  })
}
