import { companyWords } from '../../language/company-name.ts'
import type { Match } from '../../postings/match-postings.ts'
import type { Search } from '../../values/posting.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import type { RankingPart, RankingReason, RankingWhy } from '../../values/reasons/ranking.ts'
import { readPosting } from '../../postings/reading/read-posting.ts'
import { LEVELS } from '../../titles/level.ts'
import type { Unfit } from '../../values/unfit.ts'
import { unfitFor } from '../fit.ts'
import { matchPosting } from '../match-posting.ts'
import { type Declined, lessDeclined } from './declined.ts'
import { factsReason } from './facts-reason.ts'

const DAY = 86_400_000

/** The weight of each part of a score; they add up to 1. */
export const WEIGHTS: Readonly<Record<RankingPart, number>> = {
  // Somebody who searches for a job wants that job: nothing else makes up for another one.
  title: 0.58,
  // A letter is as good as what the resume has to say to what the posting asks for.
  facts: 0.14,
  // Most people want the city they named more than remote work in the country.
  place: 0.1,
  // A new posting has had fewer applications.
  age: 0.1,
  // A company that was written to lately is better left in peace for a while.
  company: 0.08,
}

export interface RankedMatch extends Match {
  /** 0 to 1. */
  readonly score: number
  /** By weight, the highest first. */
  readonly reasons: readonly RankingReason[]
  /** Why no letter is written unless the user asks for it; null for a posting that fits. */
  readonly unfit: Unfit | null
}

export interface RankingContext {
  readonly search: Search
  readonly facts: ResumeFacts
  readonly now: Date
  /** The date of the last email to each company within RESTING_DAYS, by the words of the company's name. */
  readonly lastWritten: ReadonlyMap<string, Date>
  /** What the user declined in earlier postings. */
  readonly declined?: Declined
  /** Tells the company of a posting, so that no company fills a day; absent where its order does not matter. */
  readonly companyOf?: (match: Match) => string
}

/** Days after which an earlier email to a company no longer counts. */
export const RESTING_DAYS = 30

/** Score that is mapped to 0, since titles below it are never ranked. */
const MIN_SCORE = 0.5

function titleReason({ title: fit, posting: { title } }: Match): RankingReason {
  const more = LEVELS.indexOf(fit.level) - LEVELS.indexOf(fit.wantedLevel)
  const level = more > 0 ? 'more' : more < 0 ? 'less' : 'same'
  return {
    part: 'title',
    value: Math.max(0, (fit.score - MIN_SCORE) / (1 - MIN_SCORE)),
    why: { code: 'title', params: { kind: fit.kind, title, level } },
  }
}

function placeReason({ place }: Match, { city, country }: Search): RankingReason {
  const why: RankingWhy =
    place === 1
      ? { code: 'in_place', params: { place: city ?? country } }
      : place >= 0.7
        ? { code: 'remote_within', params: { country } }
        : { code: 'remote', params: {} }
  return { part: 'place', value: place, why }
}

function ageReason({ posting: { postedAt } }: Match, { search, now }: RankingContext): RankingReason {
  if (postedAt === null) return { part: 'age', value: 0.75, why: { code: 'undated', params: {} } }
  const age = Math.max(0, (now.getTime() - postedAt.getTime()) / DAY)
  return {
    part: 'age',
    value: 1 - Math.min(1, age / (2 * search.maxAgeDays)),
    why: { code: 'posted', params: { days: Math.floor(age) } },
  }
}

function companyReason({ posting }: Match, { lastWritten, now }: RankingContext): RankingReason {
  const at = lastWritten.get(companyWords(posting.company).join(' '))
  const since = at === undefined ? RESTING_DAYS : Math.floor((now.getTime() - at.getTime()) / DAY)
  return {
    part: 'company',
    value: Math.min(1, Math.max(0, since / RESTING_DAYS)),
    why:
      since >= RESTING_DAYS
        ? { code: 'company_new', params: { days: RESTING_DAYS } }
        : { code: 'company_written', params: { days: Math.max(0, since) } },
  }
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

function rank(match: Match, context: RankingContext): RankedMatch {
  const { facts, now } = context
  const { title } = match.posting
  const read = readPosting(match.posting)
  const matches = matchPosting(read, facts, { title, today: now })
  const judged = [
    titleReason(match),
    factsReason(read, facts, matches),
    placeReason(match, context.search),
    ageReason(match, context),
    companyReason(match, context),
  ]
  const { declined } = context
  const reasons = (declined === undefined ? judged : lessDeclined(judged, match.posting, declined)).map(
    (reason) => ({ ...reason, value: rounded(reason.value) }),
  )
  const score = reasons.reduce((sum, { part, value }) => sum + WEIGHTS[part] * value, 0)
  const wanted = { title, searched: context.search.jobTitle, today: now }
  return { ...match, score: rounded(score), reasons, unfit: unfitFor(read, facts, matches, wanted) }
}

/** Orders the best posting of every company before any second one, so that no company fills a day. */
function spreadOverCompanies(
  matches: readonly RankedMatch[],
  companyOf: (match: Match) => string,
): readonly RankedMatch[] {
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

/**
 * The postings with the reasons for their order, best first, and the best of every company before any second one
 * where companies are told apart. Pure: the same input gives the same order.
 */
export function rankPostings(matches: readonly Match[], context: RankingContext): readonly RankedMatch[] {
  const ranked = matches
    .map((match) => rank(match, context))
    .toSorted((one, other) => other.score - one.score || one.posting.id.localeCompare(other.posting.id))
  return context.companyOf === undefined ? ranked : spreadOverCompanies(ranked, context.companyOf)
}
