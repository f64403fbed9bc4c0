import { companyWords, sameCompany } from '#functions/language/company-name.ts'
import { jobKey } from '../job-key.ts'
import { matchPlace, PLACE_MATCHES } from '../match-place.ts'
import { SourceUnavailable, type Posting, type Search } from '../model.ts'
import { CITY_COUNTRIES, plainPlace } from '../place-names.ts'
import type { Board, BoardJob, BoardReader } from './model.ts'
import { wholeText } from './posting-of-job.ts'

export interface WholePostingDeps {
  readonly boards: readonly Board[]
  readonly readers: readonly BoardReader[]
}

/** Finds the whole text of a posting; the posting as it was where that is not certain or cannot be had. */
export type ReadWhole = (posting: Posting, search: Search) => Promise<Posting>

/** One company has boards of two families at times, after it has moved; more are namesakes. */
const MAX_BOARDS = 2
/** Openings of one title and place whose texts are compared with what is known of the posting. */
const MAX_ALIKE = 4
/** How much more of the known text the right one has to hold than the next; shares of 1. */
const CLEARLY = 0.15

interface Found {
  readonly board: Board
  readonly reader: BoardReader
  readonly job: BoardJob
}

/**
 * Looks a posting up at its employer's own board: by company, then by title and place, then by what is known
 * of its text. The whole text is taken over only from the one job that it can be; the link to the board is
 * kept with it. A board that fails changes nothing.
 */
export function wholePostings({ boards, readers }: WholePostingDeps): ReadWhole {
  return async (posting, search) => {
    if (posting.textFrom !== undefined) return posting
    const own = boardsOf(posting, boards)
    if (own.length === 0 || own.length > MAX_BOARDS) return posting
    try {
      const found = await textsOf(likeliest(await jobsLike(posting, search, own, readers), posting))
      const one = certain(found, posting)
      if (one === null || one.said.description.length <= posting.description.length) return posting
      const { board, reader, job, said } = one
      return {
        ...posting,
        ...said,
        companyDomain: posting.companyDomain ?? board.domain,
        applyUrl: posting.applyUrl ?? job.url,
        textFrom: { source: reader.name, url: job.url },
      }
    } catch (error) {
      if (error instanceof SourceUnavailable) return posting
      throw error
    }
  }
}

/** The boards of a company: by its domain, else under its name; under a longer or shorter name last. */
function boardsOf({ company, companyDomain }: Posting, boards: readonly Board[]): readonly Board[] {
  const byDomain = boards.filter(({ domain }) => domain !== null && domain === companyDomain)
  if (byDomain.length > 0) return byDomain
  const name = companyWords(company).join('')
  const byName = boards.filter((board) => companyWords(board.company).join('') === name)
  return byName.length > 0 ? byName : boards.filter((board) => sameCompany(board.company, company))
}

async function jobsLike(
  posting: Posting,
  search: Search,
  boards: readonly Board[],
  readers: readonly BoardReader[],
): Promise<readonly Found[]> {
  const key = jobKey(posting)
  const found: Found[] = []
  for (const board of boards) {
    const reader = readers.find(({ family }) => family === board.family)
    for (const job of reader === undefined ? [] : ((await reader.jobs(board.token)) ?? [])) {
      const isSame =
        jobKey({ title: job.title, company: posting.company, location: job.place }) === key &&
        matchPlace(search, job.place, job.remote) >= PLACE_MATCHES
      if (isSame && reader !== undefined) found.push({ board, reader, job })
    }
  }
  return found
}

/** Those in its city, where some are; one of each opening. */
function likeliest(found: readonly Found[], posting: Posting): readonly Found[] {
  const cities = citiesOf(posting.location)
  const inCity = found.filter(({ job }) => citiesOf(job.place).some((city) => cities.includes(city)))
  const openings = new Map(
    (inCity.length > 0 ? inCity : found)
      .toReversed()
      .map((each) => [`${each.board.token} ${each.job.requisition ?? each.job.id}`, each]),
  )
  return [...openings.values()].toReversed()
}

/** None where they are too many to read each. */
async function textsOf(found: readonly Found[]) {
  const read: (Found & { readonly said: NonNullable<Awaited<ReturnType<typeof wholeText>>> })[] = []
  for (const each of found.length > MAX_ALIKE ? [] : found) {
    const said = await wholeText(each.reader, each.board, each.job)
    if (said !== null) read.push({ ...each, said })
  }
  return read
}

/** The only one, or the one that says what is known of the posting while the others do not. */
function certain<F extends { readonly said: Pick<Posting, 'description'> }>(
  found: readonly F[],
  posting: Posting,
): F | null {
  const [first, second] = found
    .map((one) => ({ one, share: sharedWords(posting.description, one.said.description) }))
    .toSorted((a, b) => b.share - a.share)
  if (first === undefined) return null
  return second === undefined || first.share - second.share >= CLEARLY ? first.one : null
}

const RUN = 4
const runsOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}

/** How much of a shorter text stands in a longer one, 0 to 1, by runs of four words. */
function sharedWords(short: string, long: string): number {
  const runs = [...runsOf(short)]
  const there = runsOf(long)
  return runs.length === 0 ? 0 : runs.filter((run) => there.has(run)).length / runs.length
}

const citiesOf = (place: string): readonly string[] =>
  place
    .split(/[,;/()]| - /)
    .map(plainPlace)
    .filter((part) => CITY_COUNTRIES.has(part))
