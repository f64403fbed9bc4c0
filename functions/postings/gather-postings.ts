import { DAY } from '#platform/clock.ts'
import { jobKey } from './job-key.ts'
import { matchPlace, PLACE_MATCHES } from './match-place.ts'
import { matchTitle, TITLE_MATCHES } from './match-title.ts'
import { SourceUnavailable, type Posting, type PostingSource, type Search, type Skip } from './model.ts'
import { screenPosting, type Screen } from './screen-posting.ts'

export interface Match {
  readonly posting: Posting
  readonly jobKey: string
  readonly score: number
}

export interface Gathered {
  readonly postings: readonly Posting[]
  readonly notes: readonly string[]
  /** Sources that gave an answer, if an empty one. */
  readonly answered: number
}

/** Asks all sources at once. One that fails is named in a note and hides nothing that the others found. */
export async function gatherPostings(search: Search, sources: readonly PostingSource[]): Promise<Gathered> {
  const answers = await Promise.allSettled(sources.map((source) => source.search(search)))
  const postings: Posting[] = []
  const notes: string[] = []
  let answered = 0
  for (const [index, answer] of answers.entries()) {
    const name = sources[index]?.name ?? 'A source'
    if (answer.status === 'fulfilled') {
      answered += 1
      postings.push(...answer.value.postings)
      if (answer.value.cutShort)
        notes.push(`${name} stopped early: ${answer.value.cutShortBy ?? 'it did not give its last page'}.`)
    } else if (answer.reason instanceof SourceUnavailable)
      notes.push(`${name} could not be searched: ${answer.reason.message}.`)
    else throw answer.reason
  }
  return { postings, notes, answered }
}

/** New, well-matching postings first; one without a date counts as middling. */
function scoreOf(posting: Posting, title: number, place: number, screen: Screen): number {
  const ageDays =
    posting.postedAt === null
      ? screen.maxAgeDays / 2
      : Math.max(0, (screen.now.getTime() - posting.postedAt.getTime()) / DAY)
  const fresh = 1 - Math.min(1, ageDays / (2 * screen.maxAgeDays))
  const rich = Math.min(1, posting.description.length / 400)
  return Math.round((0.5 * title + 0.2 * place + 0.2 * fresh + 0.1 * rich) * 1_000) / 1_000
}

/** Keeps the postings somebody can be written to about, best first, and says for every other one why not. */
export function matchPostings(
  postings: readonly Posting[],
  search: Search,
  screen: Screen,
): { matches: readonly Match[]; skips: readonly Skip[]; fitting: number } {
  const skips: Skip[] = []
  const best = new Map<string, Match>()
  const seenIds = new Set<string>()
  let fitting = 0
  for (const posting of postings) {
    if (seenIds.has(posting.id)) continue
    seenIds.add(posting.id)
    const title = matchTitle(search.jobTitle, posting.title)
    const place = matchPlace(search, posting.location, posting.remote)
    if (title < TITLE_MATCHES) skips.push({ reason: 'title_differs', postingId: posting.id })
    else if (place < PLACE_MATCHES) skips.push({ reason: 'place_differs', postingId: posting.id })
    else {
      fitting += 1
      const reason = screenPosting(posting, screen)
      if (reason !== null) {
        skips.push({ reason, postingId: posting.id })
        continue
      }
      const match = { posting, jobKey: jobKey(posting), score: scoreOf(posting, title, place, screen) }
      const other = best.get(match.jobKey)
      const worse = other === undefined ? null : other.score >= match.score ? match : other
      if (worse !== match) best.set(match.jobKey, match)
      if (worse !== null) skips.push({ reason: 'repost', postingId: worse.posting.id })
    }
  }
  const matches = [...best.values()].toSorted(
    (a, b) => b.score - a.score || a.posting.id.localeCompare(b.posting.id),
  )
  return { matches, skips, fitting }
}

/** Every company's best posting before anybody's second, so that one company does not fill a day. */
export function spreadOverCompanies(
  matches: readonly Match[],
  companyOf: (match: Match) => string,
): readonly Match[] {
  const turns = new Map<string, number>()
  return matches
    .map((match) => {
      const company = companyOf(match)
      const turn = turns.get(company) ?? 0
      turns.set(company, turn + 1)
      return { match, turn }
    })
    .toSorted((a, b) => a.turn - b.turn || b.match.score - a.match.score)
    .map(({ match }) => match)
}
