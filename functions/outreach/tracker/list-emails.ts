import type { Needs } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { dayOf } from '#platform/clock.ts'
import type { DayCount, DaySpan, EmailCount, TrackedEmail } from './model.ts'
import { searchEmails } from './search-emails.ts'
import type { TrackerStore } from './tracker.store.ts'

/** Pages larger than this are read only for counts, so their emails come without texts. */
const TEXTS_LIMIT = 100

interface ListRequest {
  readonly page: number
  readonly limit: number
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly search?: string | undefined
}

export interface EmailPage {
  readonly emails:
    | { readonly texts: true; readonly list: readonly TrackedEmail[] }
    | { readonly texts: false; readonly list: readonly EmailCount[] }
  readonly totalItems: number
  readonly totalPages: number
  readonly availableDates: readonly string[]
  readonly todayCount: number
  /** How many of the newest emails a search covered; null when it covered all. */
  readonly searchedOnly: number | null
}

/**
 * A page of the tracker. The day counters tell which days a page covers, so only those are read: page one and
 * page ninety cost the same, with ten emails and with ten thousand. A search reads all outlines of its days.
 */
export async function listEmails(
  actor: UserActor,
  { page, limit, search, startDate = '', endDate = '9999-12-31' }: ListRequest,
  { tracker, clock }: Needs<'tracker' | 'clock'>,
): Promise<EmailPage> {
  const all = await tracker.days(actor.userId)
  const days = all.filter(({ day }) => startDate <= day && day <= endDate)
  const start = (page - 1) * limit
  const { totalItems, ...shown } = search
    ? await foundPage(actor, search, days, start, limit, tracker)
    : {
        emails: await readPage(actor, locate(days, start, limit), limit, tracker),
        totalItems: sum(days),
        searchedOnly: null,
      }
  return {
    ...shown,
    totalItems,
    totalPages: Math.ceil(totalItems / limit),
    availableDates: all.map(({ day }) => day),
    todayCount: all.find(({ day }) => day === dayOf(clock.now()))?.count ?? 0,
  }
}

async function foundPage(
  actor: UserActor,
  term: string,
  days: readonly DayCount[],
  start: number,
  limit: number,
  tracker: TrackerStore,
): Promise<Pick<EmailPage, 'emails' | 'totalItems' | 'searchedOnly'>> {
  const range = spanOf(days)
  const found =
    range === null ? { emails: [], lookedAt: null } : await searchEmails(actor, term, range, tracker)
  const shown = found.emails.slice(start, start + limit)
  const whole = { totalItems: found.emails.length, searchedOnly: found.lookedAt }
  if (limit > TEXTS_LIMIT) return { ...whole, emails: { texts: false, list: shown } }
  const ids = shown.map(({ id }) => id)
  return { ...whole, emails: { texts: true, list: await tracker.some(actor.userId, ids) } }
}

function spanOf(days: readonly DayCount[]): DaySpan | null {
  const [newest] = days
  const oldest = days.at(-1)
  return newest === undefined || oldest === undefined ? null : { first: oldest.day, last: newest.day }
}

async function readPage(
  actor: UserActor,
  place: Place | null,
  limit: number,
  tracker: TrackerStore,
): Promise<EmailPage['emails']> {
  if (limit <= TEXTS_LIMIT)
    return {
      texts: true,
      list: place === null ? [] : await tracker.emails(actor.userId, place, place.skip, limit),
    }
  return {
    texts: false,
    list: place === null ? [] : await tracker.counts(actor.userId, place, place.skip, limit),
  }
}

interface Place extends DaySpan {
  readonly skip: number
}

const sum = (days: readonly DayCount[]) => days.reduce((total, { count }) => total + count, 0)

/** The days of emails `offset` to `offset + limit`, and how many of their newest emails to skip. */
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
