import type { UserActor } from '#core/kernel/actor.ts'
import { dayOf, type Clock } from '#core/kernel/clock.ts'
import type { DayCount, EntryCount, TrackedEntry, TrackerStore } from './model.ts'

/** From this page size on, entries come without their texts: such pages are read for counts. */
const TEXTS_UP_TO = 100

interface ListRequest {
  readonly page: number
  readonly limit: number
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

export interface EntryPage {
  readonly entries: { readonly texts: true; readonly list: readonly TrackedEntry[] } | { readonly texts: false; readonly list: readonly EntryCount[] }
  readonly totalItems: number
  readonly totalPages: number
  readonly availableDates: readonly string[]
  readonly todayCount: number
}

/**
 * One page of the tracker. The day counters say on which days a page lies, so only those days are read: the cost of page
 * one and of page ninety is the same, with ten entries and with ten thousand.
 */
export async function listEntries(actor: UserActor, request: ListRequest, needs: { tracker: TrackerStore; clock: Clock }): Promise<EntryPage> {
  const all = await needs.tracker.days(actor.userId)
  const days = all.filter(({ day }) => (request.startDate ?? '') <= day && day <= (request.endDate ?? '9999-12-31'))
  const totalItems = sum(days)
  const place = locate(days, (request.page - 1) * request.limit, request.limit)
  return {
    entries: await readPage(actor, place, request.limit, needs.tracker),
    totalItems,
    totalPages: Math.ceil(totalItems / request.limit),
    availableDates: all.map(({ day }) => day),
    todayCount: all.find(({ day }) => day === dayOf(needs.clock.now()))?.count ?? 0,
  }
}

async function readPage(actor: UserActor, place: Place | null, limit: number, tracker: TrackerStore): Promise<EntryPage['entries']> {
  if (limit <= TEXTS_UP_TO) return { texts: true, list: place === null ? [] : await tracker.entries(actor.userId, place, place.skip, limit) }
  return { texts: false, list: place === null ? [] : await tracker.counts(actor.userId, place, place.skip, limit) }
}

interface Place {
  readonly first: string
  readonly last: string
  readonly skip: number
}

const sum = (days: readonly DayCount[]) => days.reduce((total, { count }) => total + count, 0)

/** The days that hold entries `offset` to `offset + limit`, and how many of the newest of them come before. */
function locate(days: readonly DayCount[], offset: number, limit: number): Place | null {
  let before = 0
  let last: string | null = null
  let skip = 0
  for (const { day, count } of days) {
    if (last === null && before + count > offset) {
      last = day
      skip = offset - before
    }
    before += count
    if (last !== null && before >= offset + limit) return { first: day, last, skip }
  }
  const oldest = days.at(-1)
  return last === null || oldest === undefined ? null : { first: oldest.day, last, skip }
}
