import { findRange, findSingle } from '../layout/words/dates.ts'

/** YYYY-MM or YYYY of one date as a resume has it; null when it is none. */
export function startDate(written: string): string | null {
  const date = findSingle(written, 0, written.length)
  return (date?.start ?? date?.end)?.value ?? null
}

/**
 * The same of the end of a span of time, `present` among them; "21" after 2019 is 2021. Null when it lies
 * before `start`.
 */
export function endDate(written: string, start: string | null): string | null {
  const range = `${start?.slice(0, 4) ?? '1950'} – ${written}`
  return findRange(range, 0, range.length)?.end?.value ?? null
}
