import { differenceInMonths } from 'date-fns/differenceInMonths'
import { parseISO } from 'date-fns/parseISO'
import type { PostingFacts } from '../postings/reading/model.ts'
import { LEVELS, levelOf, type Level } from '../titles/level.ts'
import { namesTrade } from '../titles/match-title.ts'
import type { ResumeFacts } from '../values/resume-facts.ts'
import type { Unfit } from '../values/unfit.ts'
import { askedOf, yearsIn } from './asked.ts'
import type { Matches } from './model.ts'

/** Titles that name no job. */
const NO_JOB =
  /\b(?:do not apply|lorem ipsum|dummy|talent (?:pool|community|network)|(?:speculative|spontaneous|unsolicited|general|open) application|initiativbewerbung|candidature spontanée|candidatura espont[aá]nea|autocandidatura|various positions|diverse stellen)\b|^\P{L}*(?:test|asdf|xxx)\P{L}*$|^\P{L}*$/iu

/** Years beyond one's own, from which a requirement of years is out of reach when it is also twice as many. */
const TOO_MANY_YEARS = 6
/** Years of work after which a training, and any job for beginners, is far below. */
const BEYOND_TRAINING = 3
const BEYOND_BEGINNERS = 8

interface Wanted {
  /** The posting's title, and the one that the user searches for. */
  readonly title: string
  readonly searched: string
  readonly today: Date
}

/** Whole years since the first job began; null when no job has a date. */
function yearsOfWork({ roles }: ResumeFacts, today: Date): number | null {
  const starts = roles.flatMap(({ start }) => (start === null ? [] : [parseISO(start.value)]))
  const months = starts
    .filter((date) => !Number.isNaN(date.getTime()))
    .map((date) => differenceInMonths(today, date))
  return months.length === 0 ? null : Math.floor(Math.max(...months) / 12)
}

const rank = (level: Level): number => LEVELS.indexOf(level)

/** Why a posting is not for this user; null when a letter should be written. */
export function unfitFor(
  posting: PostingFacts,
  facts: ResumeFacts,
  matches: Pick<Matches, 'fits'>,
  { title, searched, today }: Wanted,
): Unfit | null {
  if (NO_JOB.test(title)) return { code: 'no_job' }
  // Who has said why they look for such a job has a letter to say it in.
  const isMeant = facts.lines.some(({ says }) => says === 'reason_for_change') && namesTrade(searched, title)
  const trade = matches.fits === 'answers' || isMeant ? null : ({ code: 'another_trade' } as const)
  const own = yearsOfWork(facts, today)
  if (own === null) return trade
  const asked = Math.max(
    0,
    ...posting.facts.flatMap((fact) => (askedOf(fact) === 'years' ? (yearsIn(fact.text) ?? []) : [])),
  )
  if (asked - own >= TOO_MANY_YEARS && asked >= 2 * own) return { code: 'far_above', asked, own }
  const level = levelOf(title)
  const isForBeginners = rank(level) <= rank('beginner') && rank(levelOf(searched)) > rank('beginner')
  return isForBeginners && own >= (level === 'training' ? BEYOND_TRAINING : BEYOND_BEGINNERS)
    ? { code: 'far_below', own }
    : trade
}
