import { DAY, dayOf } from '#platform/clock.ts'
import { ADMIN } from '#shared/catalog/admin.ts'
import type { AdminStats } from '#shared/models/admin/admin.ts'
import type { DayTally, Statistics } from './model.ts'

const NOTHING: DayTally = { newUsers: 0, drafts: 0, revenue: 0 }
const dollars = (cents: number): number => cents / 100
/** Percent with one decimal; null of nothing. */
const share = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((1_000 * part) / whole) / 10

/** The statistics as sent to the browser, with the days and the month of `now` in UTC. */
export function statsView({ users, drafts, sent, replied, days, active }: Statistics, now: Date): AdminStats {
  const today = dayOf(now)
  const shown = Array.from({ length: ADMIN.statisticsDays }, (_, index) =>
    dayOf(new Date(now.getTime() - (ADMIN.statisticsDays - 1 - index) * DAY)),
  )
  const ofMonth = [...days].filter(([day]) => day.slice(0, 7) === today.slice(0, 7) && day <= today)
  return {
    totalUsers: users,
    activeUsers: active?.count ?? null,
    activeAt: active?.at.toISOString() ?? null,
    totalEmails: drafts,
    emailsSentToday: (days.get(today) ?? NOTHING).drafts,
    responseRate: share(replied, sent),
    revenueThisMonth: dollars(ofMonth.reduce((sum, [, { revenue }]) => sum + revenue, 0)),
    days: shown.map((day) => {
      const { revenue, ...tally } = days.get(day) ?? NOTHING
      return { day, ...tally, revenue: dollars(revenue) }
    }),
  }
}
