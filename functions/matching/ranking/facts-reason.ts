import type { ResumeFacts } from '#functions/resume/model.ts'
import { readPosting } from '#functions/postings/reading/read-posting.ts'
import type { Posting } from '#functions/postings/model.ts'
import type { RankingReason } from '#shared/models/outreach/ranking.ts'
import { matchPosting } from '../match-posting.ts'
import type { Answer } from '../model.ts'

/** Where a posting says nothing of the work, it is taken for a middling one. */
const UNSAID = 0.3
/** So many needs that are well answered are as good as it gets. */
const MOST = 3
/** An answer that is not sure counts for so much of one that is. */
const NOT_SURE = 0.5
const LONGEST = 110

const quoted = (text: string): string =>
  `“${text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…` : text}”`

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

/** What of the resume answers the posting. `today` is what durations in the resume are counted to. */
export function factsReason(posting: Posting, facts: ResumeFacts, today: Date): RankingReason {
  const read = readPosting(posting)
  const answers = perNeed(matchPosting(read, facts, { today }).answers)
  if (answers.length === 0 && !read.facts.some(({ kind }) => kind === 'need' || kind === 'duty'))
    return {
      part: 'facts',
      value: UNSAID,
      words: 'The posting says too little of the work to be compared with your resume.',
    }
  const sum = answers
    .slice(0, MOST)
    .reduce((total, { score, isClose }) => total + score * (isClose ? 1 : NOT_SURE), 0)
  return { part: 'facts', value: Math.min(1, sum), words: wordsOf(answers) }
}
