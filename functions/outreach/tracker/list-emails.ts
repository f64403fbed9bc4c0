import type { UserActor } from '#platform/actor.ts'
import { DAY, dayOf, type Clock } from '#platform/clock.ts'
import type { DayCount, DaySpan, EmailCount, TrackedEmail } from './model.ts'
import { searchEmails } from './search-emails.ts'
import type { TrackerStore } from './tracker.store.ts'

/** Pages larger than this are read only for counts, so their emails come without texts. */
const TEXTS_LIMIT = 100
/** A day before that of any email. */
const FIRST_DAY = '2020-01-01'

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
  request: ListRequest,
  deps: { tracker: TrackerStore; clock: Clock },
): Promise<EmailPage> {
  const [all, newest] = await Promise.all([deps.tracker.days(actor.userId), newestPage(actor, request, deps)])
  const days = all.filter(
    ({ day }) => (request.startDate ?? '') <= day && day <= (request.endDate ?? '9999-12-31'),
  )
  const { totalItems, ...page } = request.search
    ? await foundPage(actor, request.search, days, request, deps.tracker)
    : await pageOf(actor, days, request, newest, deps.tracker)
  return {
    ...page,
    totalItems,
    totalPages: Math.ceil(totalItems / request.limit),
    availableDates: all.map(({ day }) => day),
    todayCount: all.find(({ day }) => day === dayOf(deps.clock.now()))?.count ?? 0,
  }
}

/** The first page without filters, the most frequent one, needs no day counters. Null for other pages. */
async function newestPage(
  actor: UserActor,
  { page, limit, startDate, endDate, search }: ListRequest,
  { tracker, clock }: { tracker: TrackerStore; clock: Clock },
): Promise<readonly TrackedEmail[] | null> {
  if (page !== 1 || limit > TEXTS_LIMIT || search || startDate !== undefined || endDate !== undefined)
    return null
  return await tracker.emails(
    actor.userId,
    { first: FIRST_DAY, last: dayOf(new Date(clock.now().getTime() + DAY)) },
    0,
    limit,
  )
}

type PageContents = Pick<EmailPage, 'emails' | 'totalItems' | 'searchedOnly'>

async function pageOf(
  actor: UserActor,
  days: readonly DayCount[],
  { page, limit }: ListRequest,
  newest: readonly TrackedEmail[] | null,
  tracker: TrackerStore,
): Promise<PageContents> {
  const emails =
    newest === null
      ? await readPage(actor, locate(days, (page - 1) * limit, limit), limit, tracker)
      : ({ texts: true, list: newest } as const)
  return { emails, totalItems: sum(days), searchedOnly: null }
}

async function foundPage(
  actor: UserActor,
  term: string,
  days: readonly DayCount[],
  { page, limit }: ListRequest,
  tracker: TrackerStore,
): Promise<PageContents> {
  const range = spanOf(days)
  const found =
    range === null ? { emails: [], lookedAt: null } : await searchEmails(actor, term, range, tracker)
  const shown = found.emails.slice((page - 1) * limit, page * limit)
  const whole = { totalItems: found.emails.length, searchedOnly: found.lookedAt }
  if (limit > TEXTS_LIMIT) return { ...whole, emails: { texts: false, list: shown } }
  return {
    ...whole,
    emails: {
      texts: true,
      list: await tracker.some(
        actor.userId,
        shown.map(({ id }) => id),
      ),
    },
  }
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
