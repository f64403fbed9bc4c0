import type { ResumeFacts } from '#functions/resume/model.ts'
import { readPosting } from '#functions/postings/reading/read-posting.ts'
import type { Posting } from '#functions/postings/model.ts'
import type { RankingReason } from '#shared/models/outreach/ranking.ts'
import { matchPosting } from '../match-posting.ts'
import type { Answer } from '../model.ts'

/** Value of a posting that says nothing about the work, as for an average one. */
const UNKNOWN = 0.3
/** Number of best answered needs that count. */
const MAX_NEEDS = 3
/** Factor for an answer that is not close. */
const NOT_CLOSE = 0.5
const MAX_QUOTE = 110

const quoted = (text: string): string =>
  `“${text.length > MAX_QUOTE ? `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTE))}…` : text}”`

/** The best answer to each need, best first. */
const perNeed = (answers: readonly Answer[]): readonly Answer[] =>
  [...Map.groupBy(answers, ({ need }) => need.id).values()].flatMap(([best]) => best ?? [])

function wordsOf([best]: readonly Answer[]): string {
  if (best === undefined) return 'We found no line of your resume that answers what the posting asks for.'
  const line = `Your line ${quoted(best.line.statement.value)}`
  return best.isClose
    ? `${line} answers what they need: ${quoted(best.need.text)}.`
    : `${line} has something to do with what they need: ${quoted(best.need.text)}.`
}

/** Rates how well the resume answers the posting. `today` is the date up to which durations count. */
export function factsReason(posting: Posting, facts: ResumeFacts, today: Date): RankingReason {
  const read = readPosting(posting)
  const answers = perNeed(matchPosting(read, facts, { title: posting.title, today }).answers)
  if (answers.length === 0 && !read.facts.some(({ kind }) => kind === 'need' || kind === 'duty'))
    return {
      part: 'facts',
      value: UNKNOWN,
      words: 'The posting says too little of the work to be compared with your resume.',
    }
  const sum = answers
    .slice(0, MAX_NEEDS)
    .reduce((total, { score, isClose }) => total + score * (isClose ? 1 : NOT_CLOSE), 0)
  return { part: 'facts', value: Math.min(1, sum), words: wordsOf(answers) }
}
