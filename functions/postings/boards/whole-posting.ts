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

interface Found {
  readonly board: Board
  readonly reader: BoardReader
  readonly job: BoardJob
}

/**
 * Looks a posting up at its employer's own board: by company, then by title and place. Its text is taken over
 * only from the one job that it can be; the link to the board is kept with it. A board that fails changes
 * nothing.
 */
export function wholePostings({ boards, readers }: WholePostingDeps): ReadWhole {
  return async (posting, search) => {
    if (posting.textFrom !== undefined) return posting
    const own = boardsOf(posting, boards)
    if (own.length === 0 || own.length > MAX_BOARDS) return posting
    try {
      const found = certain(await jobsLike(posting, search, own, readers), posting)
      if (found === null) return posting
      const { board, reader, job } = found
      const said = await wholeText(reader, board, job)
      if (said === null || said.description.length <= posting.description.length) return posting
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

/** The one that it can be: the only one, the only one in its city, or any of one opening. */
function certain(found: readonly Found[], posting: Posting): Found | null {
  const cities = citiesOf(posting.location)
  const inCity = found.filter(({ job }) => citiesOf(job.place).some((city) => cities.includes(city)))
  const left = found.length > 1 && inCity.length > 0 ? inCity : found
  const [first] = left
  if (first === undefined) return null
  const { requisition } = first.job
  const isOneOpening =
    requisition !== null &&
    left.every(({ board, job }) => board === first.board && job.requisition === requisition)
  return left.length === 1 || isOneOpening ? first : null
}

const citiesOf = (place: string): readonly string[] =>
  place
    .split(/[,;/()]| - /)
    .map(plainPlace)
    .filter((part) => CITY_COUNTRIES.has(part))
