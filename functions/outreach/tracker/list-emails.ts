import { foldText } from '#engine/language'
import type { Needs } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { dayOf } from '#platform/clock.ts'
import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import type { EmailFolder, EmailOrder } from '#shared/models/outreach/folders.ts'
import type { DayCount, DaySpan, EmailCount, FiledEmail, TrackedEmail } from './model.ts'
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
  readonly folder?: EmailFolder | undefined
  readonly sort?: EmailOrder
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
 * page ninety cost the same, with ten emails and with ten thousand. A folder reads its own keys; a search, and
 * an order by company, read all outlines of their days.
 */
export async function listEmails(
  actor: UserActor,
  request: ListRequest,
  { tracker, clock }: Needs<'tracker' | 'clock'>,
): Promise<EmailPage> {
  const { page, limit, startDate = '', endDate = '9999-12-31', search = '', folder, sort } = request
  const now = clock.now()
  const all = await tracker.days(actor.userId)
  const days = all.filter(({ day }) => startDate <= day && day <= endDate)
  const start = (page - 1) * limit
  const isChosen = search !== '' || folder !== undefined || sort === 'company'
  const { totalItems, ...shown } = isChosen
    ? await chosenPage(actor, request, days, start, now, tracker)
    : await dayPage(actor, days, sort === 'oldest', start, limit, tracker)
  return {
    ...shown,
    totalItems,
    totalPages: Math.ceil(totalItems / limit),
    availableDates: all.map(({ day }) => day),
    todayCount: all.find(({ day }) => day === dayOf(now))?.count ?? 0,
  }
}

type ShownPage = Pick<EmailPage, 'emails' | 'totalItems' | 'searchedOnly'>

/** A page of all emails of the days. The oldest first are the last page backwards. */
async function dayPage(
  actor: UserActor,
  days: readonly DayCount[],
  isReversed: boolean,
  start: number,
  limit: number,
  tracker: TrackerStore,
): Promise<ShownPage> {
  const totalItems = sum(days)
  const offset = isReversed ? Math.max(0, totalItems - start - limit) : start
  const size = isReversed ? Math.max(0, Math.min(limit, totalItems - start)) : limit
  const place = size === 0 ? null : locate(days, offset, size)
  const emails = await readPage(actor, place, size, limit, tracker)
  return { emails: isReversed ? backwards(emails) : emails, totalItems, searchedOnly: null }
}

const backwards = (emails: EmailPage['emails']): EmailPage['emails'] =>
  emails.texts
    ? { texts: true, list: emails.list.toReversed() }
    : { texts: false, list: emails.list.toReversed() }

/** A page of the emails of a folder, of those that a search finds, or of both. */
async function chosenPage(
  actor: UserActor,
  { search = '', folder, limit, sort = 'newest' }: ListRequest,
  days: readonly DayCount[],
  start: number,
  now: Date,
  tracker: TrackerStore,
): Promise<ShownPage> {
  const range = spanOf(days)
  if (range === null) return { emails: { texts: true, list: [] }, totalItems: 0, searchedOnly: null }
  const [filed, found] = await Promise.all([
    folder === undefined ? null : tracker.folder(actor.userId, folder, now, TRACKER_SEARCH.entries),
    folder === undefined || search !== '' ? searchEmails(actor, search, range, tracker) : null,
  ])
  const chosen = inBoth(filed, found?.emails ?? null).filter(({ createdAt }) => isWithin(createdAt, range))
  const shown = ordered(chosen, sort).slice(start, start + limit)
  const whole = { totalItems: chosen.length, searchedOnly: found?.lookedAt ?? null }
  if (limit > TEXTS_LIMIT) return { ...whole, emails: { texts: false, list: shown } }
  const ids = shown.map(({ id }) => id)
  const list = await tracker.some(actor.userId, ids, folder ?? null, now)
  return { ...whole, emails: { texts: true, list } }
}

/** In the order of the folder, if one is given. */
function inBoth(
  filed: readonly FiledEmail[] | null,
  found: readonly FiledEmail[] | null,
): readonly FiledEmail[] {
  if (filed === null || found === null) return filed ?? found ?? []
  const ids = new Set(found.map(({ id }) => id))
  return filed.filter(({ id }) => ids.has(id))
}

const isWithin = (at: Date, { first, last }: DaySpan): boolean => first <= dayOf(at) && dayOf(at) <= last

/** Emails of one company stay in the order of the list. */
function ordered(emails: readonly FiledEmail[], sort: EmailOrder): readonly FiledEmail[] {
  if (sort === 'newest') return emails
  if (sort === 'oldest') return emails.toReversed()
  return emails
    .map((email) => ({ email, name: foldText(email.companyName) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ email }) => email)
}

function spanOf(days: readonly DayCount[]): DaySpan | null {
  const [newest] = days
  const oldest = days.at(-1)
  return newest === undefined || oldest === undefined ? null : { first: oldest.day, last: newest.day }
}

/** Up to `size` emails; a limit above `TEXTS_LIMIT` reads them without texts. */
async function readPage(
  actor: UserActor,
  place: Place | null,
  size: number,
  limit: number,
  tracker: TrackerStore,
): Promise<EmailPage['emails']> {
  if (limit <= TEXTS_LIMIT)
    return {
      texts: true,
      list: place === null ? [] : await tracker.emails(actor.userId, place, place.skip, size),
    }
  return {
    texts: false,
    list: place === null ? [] : await tracker.counts(actor.userId, place, place.skip, size),
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
