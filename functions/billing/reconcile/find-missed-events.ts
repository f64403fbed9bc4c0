import type { Needs } from '#functions/services/needs.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import { inBatches } from '#platform/in-batches.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import { walk } from '#platform/walk.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import { HANDLED_EVENTS } from '../events/event-model.ts'
import { receiveEvent } from '../events/receive-event.ts'
import type { EventSearch } from './event-search.store.ts'

export interface MissedDeps extends Needs<'events' | 'eventList' | 'eventSearches' | 'clock'> {
  readonly queue: MessageQueue<BillingMessage>
}

/** Younger events may still be on their way to the webhook. */
const SETTLED_MS = 15 * MINUTE
/** The provider keeps events for thirty days, and so do we. A search that begins anew leaves a day to finish it. */
const KEPT_MS = 30 * DAY
const REACH_MS = 29 * DAY
/** How often everything is compared, whatever the events say. */
const COMPARED_EVERY_MS = 7 * DAY
const CONCURRENCY = 8

const TYPES = [...HANDLED_EVENTS]

/**
 * Reads the provider's list of events from where the last search ended, and takes in those that no webhook delivered, as
 * if it had. Each page is noted when all of its events are stored, so after a crash it is read again, which changes
 * nothing. A full comparison is due every week, and after a search that began too late to reach back. `missed` counts
 * those of this call. Throws AppError unavailable.
 */
export async function findMissedEvents(
  deps: MissedDeps,
  hasTime: () => boolean,
): Promise<{ readonly search: EventSearch; readonly missed: number }> {
  let search = continued(await deps.eventSearches.find(), deps.clock.now())
  let missed = 0
  const { from, to, after: begin } = search
  const read = (after: string | null) => deps.eventList.page(TYPES, { from, to }, after)
  for await (const { found, next } of walk(read, hasTime, begin)) {
    const known = await deps.events.known(found.map(({ id }) => id))
    const unknown = found.filter(({ id }) => !known.has(id))
    await inBatches(unknown, CONCURRENCY, (event) => receiveEvent(event, deps))
    missed += unknown.length
    search = { ...search, after: next, finished: next === null }
    await deps.eventSearches.save(search)
  }
  return { search, missed }
}

/** The search that is under way, or the next after a finished one. */
function continued(last: EventSearch | null, now: Date): EventSearch {
  const fresh = { to: new Date(now.getTime() - SETTLED_MS), after: null, finished: false }
  const begin = last?.finished === true ? last.to : last?.from
  if (last === null || begin === undefined || now.getTime() - begin.getTime() > KEPT_MS)
    return { ...fresh, from: new Date(now.getTime() - REACH_MS), comparedFrom: now }
  const isDue = now.getTime() - last.comparedFrom.getTime() >= COMPARED_EVERY_MS
  return {
    ...last,
    ...(last.finished ? { ...fresh, from: begin } : {}),
    comparedFrom: isDue ? now : last.comparedFrom,
  }
}
