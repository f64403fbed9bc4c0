import type { PostingFacts } from '../../postings/reading/model.ts'
import { isForeign } from '../../language/letter-languages.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import type { RankingReason } from '../../values/ranking.ts'
import type { Answer, Matches } from '../model.ts'

/** Value of a posting that says nothing about the work, as for an average one. */
const UNKNOWN = 0.3
/** Number of best answered needs that count. */
const MAX_NEEDS = 3
const MAX_QUOTE = 110
/** Score from which the user is told of an answer: less is a word that both have. */
const MIN_TOLD = 0.3

const quoted = (text: string): string =>
  `“${text.length > MAX_QUOTE ? `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTE))}…` : text}”`

/** The best answer to each need, best first. */
const perNeed = (answers: readonly Answer[]): readonly Answer[] =>
  [...Map.groupBy(answers, ({ need }) => need.id).values()].flatMap(([best]) => best ?? [])

function wordsOf([best]: readonly Answer[]): string {
  if (best === undefined || best.score < MIN_TOLD)
    return 'We found no line of your resume that answers what the posting asks for.'
  return `Your line ${quoted(best.line.statement.value)} has to do with what they need: ${quoted(best.need.text)}.`
}

/** Rates how well the resume answers the posting. */
export function factsReason(
  read: PostingFacts,
  { language }: Pick<ResumeFacts, 'language'>,
  matches: Pick<Matches, 'answers'>,
): RankingReason {
  const answers = perNeed(matches.answers)
  if (isForeign(read.language, language))
    return {
      part: 'facts',
      value: UNKNOWN,
      words: 'The posting is in another language than your resume, so we did not compare its lines.',
    }
  if (answers.length === 0 && !read.facts.some(({ kind }) => kind === 'need' || kind === 'duty'))
    return {
      part: 'facts',
      value: UNKNOWN,
      words: 'The posting says too little of the work to be compared with your resume.',
    }
  const sum = answers.slice(0, MAX_NEEDS).reduce((total, { score }) => total + score, 0)
  return { part: 'facts', value: Math.min(1, sum), words: wordsOf(answers) }
}
