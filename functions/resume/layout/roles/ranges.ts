import type { Fact } from '../../model.ts'
import { type DateRange, monthNumber } from '../words/dates.ts'
import type { Entry } from './entries.ts'

/** The dates of an entry; months that stand under the years are added to them. */
export function rangeOf({ head, months }: Entry): DateRange | null {
  const range = head.find((one) => one.range !== null)?.range ?? null
  if (range === null || months === null) return range
  const names = months.words.split(/\s+/u).map(monthNumber)
  const [first, last] =
    names.length === 1 ? [names[0], range.end?.value === 'present' ? undefined : names[0]] : names
  const withMonth = (fact: Fact | null, month: string | null | undefined): Fact | null =>
    fact === null || !/^\d{4}$/u.test(fact.value) || month === null || month === undefined
      ? fact
      : { ...fact, value: `${fact.value}-${month}` }
  return { ...range, start: withMonth(range.start, first), end: withMonth(range.end, last) }
}
