import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import { EmailFolder, EmailOrder } from '#shared/models/outreach/folders.ts'
import { Day } from '#shared/models/wire-types.ts'

/** The part of the list that is shown. Kept in the address, so that back, reload and bookmarks restore it. */
export interface ListView {
  page: number
  startDate: string | undefined
  endDate: string | undefined
  /** Words that company, job title, person or subject must contain. */
  search: string | undefined
  /** The chosen folder; undefined for all emails. */
  folder: EmailFolder | undefined
  sort: EmailOrder
}

export type DayRange = Pick<ListView, 'startDate' | 'endDate'>

const PAGE = /^[1-9]\d{0,4}$/

const day = (value: string | null) => {
  const parsed = Day.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

const term = (value: string | null) => {
  const trimmed = (value ?? '').trim().slice(0, TRACKER_SEARCH.maxLength)
  return trimmed === '' ? undefined : trimmed
}

/** Reads the view from the address; invalid values are ignored instead of sent on. */
export function readListView(query: URLSearchParams): ListView {
  const page = query.get('page') ?? ''
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    ...inOrder({ startDate: day(query.get('startDate')), endDate: day(query.get('endDate')) }),
    search: term(query.get('search')),
    folder: EmailFolder.safeParse(query.get('folder')).data,
    sort: EmailOrder.safeParse(query.get('sort')).data ?? 'newest',
  }
}

/** Writes the view into a copy of the query, without its defaults, and leaves other parameters. */
export function writeListView(query: URLSearchParams, view: ListView): URLSearchParams {
  const next = new URLSearchParams(query)
  const values = {
    page: view.page > 1 ? String(view.page) : undefined,
    startDate: view.startDate,
    endDate: view.endDate,
    search: view.search,
    folder: view.folder,
    sort: view.sort === 'newest' ? undefined : view.sort,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Two days form a range in whichever order they were picked. */
export function inOrder({ startDate, endDate }: DayRange): DayRange {
  const swapped = startDate !== undefined && endDate !== undefined && startDate > endDate
  return swapped ? { startDate: endDate, endDate: startDate } : { startDate, endDate }
}

export const hasDays = (view: DayRange) => view.startDate !== undefined || view.endDate !== undefined

/** Whether the list leaves out any emails. */
export const isFiltered = (view: Omit<ListView, 'page' | 'sort'>) =>
  hasDays(view) || view.search !== undefined || view.folder !== undefined
