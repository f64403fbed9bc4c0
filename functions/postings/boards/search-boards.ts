import { type Clock, DAY } from '#platform/clock.ts'
import { fitsPlace, fitsTitle } from '#engine/postings'
import { type PostingsFound, SourceUnavailable, type Search } from '../model.ts'
import type { Board, BoardJob, BoardReader } from './model.ts'
import { postingOf, wholeText } from './posting-of-job.ts'
import { createHash } from 'node:crypto'

/** Maximum number of texts of one family in a run; each needs a request of its own. */
const MAX_TEXTS = 20
const AT_ONCE = 4
/** After this many consecutive failures the family is not asked again in this run. */
const MAX_FAILURES = 3

export interface BoardSearch {
  readonly boards: readonly Board[]
  readonly reader: BoardReader
  readonly clock: Clock
}

/**
 * Searches the boards of one family. As boards have no search, the lists of the country's boards are filtered
 * by title, place and age, and only the texts of fitting jobs are fetched. Boards that fail are left out;
 * throws SourceUnavailable when none could be read.
 */
export async function searchBoards(search: Search, of: BoardSearch): Promise<PostingsFound> {
  const chosen = chooseBoards(of.boards, search.countryCode, of.clock.now())
  const lists = await inBatches(chosen, async (board) => ({
    board,
    jobs: (await of.reader.jobs(board.token)) ?? [],
  }))
  if (lists.failure !== null && lists.done.length === 0) throw lists.failure
  const fits = lists.done.flatMap(({ board, jobs }) => fitting(board, jobs, search, of))
  const texts = await inBatches(fits.slice(0, MAX_TEXTS), async ({ board, job, posting }) => {
    const whole = await wholeText(of.reader, board, job)
    return whole === null ? [] : [{ ...posting, ...whole }]
  })
  const postings = texts.done.flat()
  const stop = texts.failure ?? lists.failure
  return stop === null
    ? { postings, cutShort: false }
    : { postings, cutShort: true, cutShortBy: stop.trouble }
}

const fitting = (board: Board, jobs: readonly BoardJob[], search: Search, { reader, clock }: BoardSearch) =>
  jobs
    .map((job) => ({ board, job, posting: postingOf(board, job, reader.name) }))
    .filter(
      ({ posting: { title, location, remote, postedAt } }) =>
        fitsTitle(search, title) &&
        fitsPlace(search, location, remote) &&
        (postedAt === null || clock.now().getTime() - postedAt.getTime() <= search.maxAgeDays * DAY),
    )

/** Runs `work` for each item, a few at a time, and stops after MAX_FAILURES consecutive failures. */
async function inBatches<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<{ done: readonly R[]; failure: SourceUnavailable | null }> {
  const done: R[] = []
  let failure: SourceUnavailable | null = null
  let inARow = 0
  for (let start = 0; start < items.length && inARow < MAX_FAILURES; start += AT_ONCE) {
    for (const answer of await Promise.allSettled(items.slice(start, start + AT_ONCE).map(work))) {
      if (answer.status === 'fulfilled') {
        done.push(answer.value)
        inARow = 0
      } else if (answer.reason instanceof SourceUnavailable) {
        failure = answer.reason
        inARow += 1
      } else throw answer.reason
    }
  }
  return { done, failure }
}

/**
 * Maximum number of one family's boards that a run reads; with seven families that is 140 lists. Each list is
 * cached for six hours for all users, so that a board is asked at most four times a day: 900 boards are 3,600
 * calls a day. At sixty calls a minute, a run reads its lists of a family in twenty seconds without the
 * cache.
 */
export const MAX_BOARDS = 20

const SLICE_HOURS = 6

const orderOf = ({ token }: Board): string => createHash('sha256').update(token).digest('hex')

/**
 * The boards of a country to read now, at most MAX_BOARDS. If there are more, they take turns of six hours:
 * all users of one turn read the same boards and share the cached lists, and a user who searches at the same
 * hour every day has read all boards after as many days as there are turns.
 */
export function chooseBoards(boards: readonly Board[], countryCode: string, now: Date): readonly Board[] {
  const local = boards.filter(({ country }) => country === countryCode)
  if (local.length <= MAX_BOARDS) return local
  const turns = Math.ceil(local.length / MAX_BOARDS)
  const turn = (Math.floor(now.getTime() / DAY) + Math.floor(now.getUTCHours() / SLICE_HOURS)) % turns
  return local
    .map((board) => ({ board, order: orderOf(board) }))
    .toSorted((a, b) => a.order.localeCompare(b.order))
    .filter((_, index) => index % turns === turn)
    .map(({ board }) => board)
}
