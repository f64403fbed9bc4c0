import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { formatDuration } from 'date-fns/formatDuration'

/** A period of whole months; `from` and `to` are its ends in words: "June 2019", "November 2026 (today)". */
export interface Period {
  readonly start: Date
  readonly end: Date
  /** True when one end is a year without a month, so that durations are approximate. */
  readonly isAbout: boolean
  readonly from: string
  readonly to: string
}

interface ReadDate {
  /** First day of the month. A year alone counts as its middle, so that two years are whole years apart. */
  readonly at: Date
  readonly isYear: boolean
  readonly words: string
}

const MIDDLE = 6
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** First day of the current month. */
export const monthOf = (now: Date): Date => new Date(now.getUTCFullYear(), now.getUTCMonth(), 1)

const present = (today: Date): ReadDate => ({
  at: today,
  isYear: false,
  words: `${MONTH.format(today)} (today)`,
})

/** YYYY-MM, YYYY or `present`; null for anything else. */
function readDate(value: string, today: Date): ReadDate | null {
  if (value === 'present') return present(today)
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/u.exec(value) ?? []
  if (year === undefined) return null
  const at = new Date(Number(year), month === undefined ? MIDDLE : Number(month) - 1, 1)
  return { at, isYear: month === undefined, words: month === undefined ? year : MONTH.format(at) }
}

/** The period between two dates, up to today at most; null when one is invalid, or they are out of order. */
export function periodOf(start: string, end: string, today: Date): Period | null {
  const [from, to] = [readDate(start, today), readDate(end, today)]
  if (from === null || to === null) return null
  const isAhead = to.at > today && !(to.isYear && to.at.getFullYear() === today.getFullYear())
  const last = isAhead ? present(today) : to
  if (from.at > last.at) return null
  const isAbout = from.isYear || last.isYear
  return { start: from.at, end: last.at, isAbout, from: from.words, to: last.words }
}

/** Merges periods that overlap or touch; returns them in chronological order. */
export function joined(periods: readonly Period[]): readonly Period[] {
  const result: Period[] = []
  for (const period of periods.toSorted((one, other) => one.start.getTime() - other.start.getTime())) {
    const last = result.at(-1)
    if (last === undefined || period.start > addMonths(last.end, 1)) result.push(period)
    else {
      const { end, to } = period.end > last.end ? period : last
      const isAbout = last.isAbout || period.isAbout
      result[result.length - 1] = { start: last.start, from: last.from, end, to, isAbout }
    }
  }
  return result
}

export interface Length {
  readonly months: number
  /** "7 years 5 months", "about 4 years". */
  readonly text: string
  /** The calculation in words: "June 2019 to May 2021 = 1 year 11 months". */
  readonly arithmetic: string
}

/** The total length of these periods, with overlaps counted once; null for less than a month. */
export function lengthOf(periods: readonly Period[]): Length | null {
  const apart = joined(periods)
  const months = apart.map(({ start, end }) => differenceInCalendarMonths(end, start))
  const sum = months.reduce((total, one) => total + one, 0)
  const isAbout = apart.some((period) => period.isAbout)
  if (sum < (isAbout ? MIDDLE : 1)) return null
  const parts = apart.map(
    ({ from, to, isAbout: about }, index) => `${from} to ${to} = ${inWords(months[index] ?? 0, about)}`,
  )
  const text = inWords(sum, isAbout)
  return {
    months: sum,
    text,
    arithmetic: apart.length === 1 ? (parts[0] ?? '') : `${parts.join('; ')}; together ${text}`,
  }
}

function inWords(months: number, isAbout: boolean): string {
  if (!isAbout)
    return formatDuration({ years: Math.floor(months / 12), months: months % 12 }) || 'less than a month'
  const years = Math.round(months / 12)
  return years === 0 ? 'less than a year' : `about ${formatDuration({ years })}`
}
