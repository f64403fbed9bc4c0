import { companyWords, sameCompany } from '#engine/language'
import { catalogueNames, fitsPlace, jobKey, plainPlace } from '#engine/postings'
import { SourceUnavailable } from '../model.ts'
import type { Posting, Search } from '#engine/values/posting.ts'
import type { BoardAddress, BoardsIn } from './board-links.ts'
import type { Board, BoardJob, BoardReader } from './model.ts'
import { wholeText } from './posting-of-job.ts'

export interface WholePostingDeps {
  readonly boards: readonly Board[]
  readonly readers: readonly BoardReader[]
  /** Finds the boards that a posting links to. */
  readonly boardsIn: BoardsIn
  /** The boards that the site of a domain links to. */
  readonly boardsAt: (domain: string) => Promise<readonly BoardAddress[]>
}

/**
 * Returns a posting with its whole text, or unchanged when that is uncertain or unavailable. With the
 * employer's domain, only boards linked from its site are read; without it, boards linked from the posting
 * and known ones.
 */
export type ReadWhole = (posting: Posting, search: Search, domain?: string) => Promise<Posting>

/** A company may have boards of two families after a move; more than two belong to namesakes. */
const MAX_BOARDS = 2
/** Maximum number of openings with one title and place whose texts are compared with the posting. */
const MAX_ALIKE = 4
/** Lead in the share of the known text (0 to 1) that the right opening needs over the next. */
const MIN_LEAD = 0.15
/** Share of the known text that an opening needs when the board is only known from a link. */
const MIN_SHARE = 0.3

/** A board that may list a posting, and whether it is known to be the employer's. */
interface Place {
  readonly board: Board
  readonly isOwn: boolean
}

interface Found extends Place {
  readonly reader: BoardReader
  readonly job: BoardJob
}

/**
 * Looks a posting up on its employer's own board: the board that it links to, else the company's, then by
 * title and place, then by the known part of its text. The whole text is used, with the link to the board,
 * only if exactly one job can be the posting. A board that fails changes nothing.
 */
export function wholePostings({ boards, readers, boardsIn, boardsAt }: WholePostingDeps): ReadWhole {
  return async (posting, search, domain) => {
    if (posting.textFrom !== undefined) return posting
    const linked = (addresses: readonly BoardAddress[]) =>
      addresses.map((each) => linkedBoard(each, posting, search))
    const places =
      domain === undefined
        ? [
            linked(boardsIn(linksOf(posting))),
            boardsOf(posting, boards).map((board) => ({ board, isOwn: true })),
          ]
        : [linked(await boardsAt(domain))]
    for (const some of places.filter(({ length }) => length > 0 && length <= MAX_BOARDS)) {
      const whole = await readAt(some, posting, search, readers)
      if (whole !== null) return whole
    }
    return posting
  }
}

const linksOf = ({ url, applyUrl, description }: Posting): string => [url, applyUrl, description].join('\n')

/** A linked board is the employer's if its token has the company's name; the link alone does not prove it. */
function linkedBoard(address: BoardAddress, { company, companyDomain }: Posting, search: Search): Place {
  const name = address.token.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')
  const own = companyWords(company).join('')
  return {
    board: { ...address, company, domain: companyDomain, country: search.countryCode },
    isOwn: own.length > 0 && (name === own || (own.length > 4 && name.startsWith(own))),
  }
}

async function readAt(
  places: readonly Place[],
  posting: Posting,
  search: Search,
  readers: readonly BoardReader[],
): Promise<Posting | null> {
  try {
    const found = await textsOf(likeliest(await jobsLike(posting, search, places, readers), posting))
    const one = certain(found, posting)
    if (one === null || one.whole.description.length <= posting.description.length) return null
    const { board, reader, job, whole } = one
    return {
      ...posting,
      ...whole,
      companyDomain: posting.companyDomain ?? board.domain,
      applyUrl: posting.applyUrl ?? job.url,
      textFrom: { source: reader.name, url: job.url },
    }
  } catch (error) {
    if (error instanceof SourceUnavailable) return null
    throw error
  }
}

/** The boards of a company: by its domain, else by its exact name, else by a longer or shorter name. */
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
  places: readonly Place[],
  readers: readonly BoardReader[],
): Promise<readonly Found[]> {
  const key = jobKey(posting)
  const found: Found[] = []
  for (const { board, isOwn } of places) {
    const reader = readers.find(({ family }) => family === board.family)
    for (const job of reader === undefined ? [] : ((await reader.jobs(board.token)) ?? [])) {
      const isSame =
        jobKey({ title: job.title, company: posting.company, location: job.place }) === key &&
        fitsPlace(search, job.place, job.remote)
      if (isSame && reader !== undefined) found.push({ board, isOwn, reader, job })
    }
  }
  return found
}

/** The jobs in the posting's city if there are any, one for each opening. */
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

/** Reads the texts of these jobs; none when there are more than MAX_ALIKE. */
async function textsOf(found: readonly Found[]) {
  const read: (Found & { readonly whole: NonNullable<Awaited<ReturnType<typeof wholeText>>> })[] = []
  for (const each of found.length > MAX_ALIKE ? [] : found) {
    const whole = await wholeText(each.reader, each.board, each.job)
    if (whole !== null) read.push({ ...each, whole })
  }
  return read
}

/** The only job, or the one whose text clearly shares more with the posting than the others. */
function certain<F extends Place & { readonly whole: Pick<Posting, 'description'> }>(
  found: readonly F[],
  posting: Posting,
): F | null {
  const [first, second] = found
    .map((one) => ({ one, share: sharedWords(posting.description, one.whole.description) }))
    .toSorted((a, b) => b.share - a.share)
  if (first === undefined || (!first.one.isOwn && first.share < MIN_SHARE)) return null
  return second === undefined || first.share - second.share >= MIN_LEAD ? first.one : null
}

const RUN = 4
const runsOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}

/** The share of a shorter text that a longer one contains, 0 to 1, by runs of four words. */
function sharedWords(short: string, long: string): number {
  const runs = [...runsOf(short)]
  const there = runsOf(long)
  return runs.length === 0 ? 0 : runs.filter((run) => there.has(run)).length / runs.length
}

const citiesOf = (place: string): readonly string[] =>
  place
    .split(/[,;/()]| - /)
    .map(plainPlace)
    .filter((part) => catalogueNames().has(part))
