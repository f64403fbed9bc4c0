import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import { Day } from '#shared/models/wire-types.ts'

/**
 * Which part of the list is shown; lives in the address, so that back, reload and a bookmark bring it back.
 */
export interface ListView {
  page: number
  startDate: string | undefined
  endDate: string | undefined
  /** What company, job title, person or subject must hold. */
  search: string | undefined
}

export interface DayRange {
  startDate: string | undefined
  endDate: string | undefined
}

const PAGE = /^[1-9]\d{0,4}$/

const day = (value: string | null) => {
  const parsed = Day.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

const term = (value: string | null) => {
  const trimmed = (value ?? '').trim().slice(0, TRACKER_SEARCH.maxLength)
  return trimmed === '' ? undefined : trimmed
}

/** Reads the address; what makes no sense there is ignored rather than sent on. */
export function readListView(query: URLSearchParams): ListView {
  const page = query.get('page') ?? ''
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    ...inOrder({ startDate: day(query.get('startDate')), endDate: day(query.get('endDate')) }),
    search: term(query.get('search')),
  }
}

/**
 * Writes the view into a copy of the address's query and leaves what belongs to others; defaults are left
 * out.
 */
export function writeListView(query: URLSearchParams, view: ListView): URLSearchParams {
  const next = new URLSearchParams(query)
  const values = {
    page: view.page > 1 ? String(view.page) : undefined,
    startDate: view.startDate,
    endDate: view.endDate,
    search: view.search,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Two picked days are a range whichever was picked first. */
export function inOrder({ startDate, endDate }: DayRange): DayRange {
  const swapped = startDate !== undefined && endDate !== undefined && startDate > endDate
  return swapped ? { startDate: endDate, endDate: startDate } : { startDate, endDate }
}

export const hasDays = (view: DayRange) => view.startDate !== undefined || view.endDate !== undefined

/** Not all emails are in the list. */
export const isFiltered = (view: DayRange & Pick<ListView, 'search'>) =>
  hasDays(view) || view.search !== undefined
