import type { PostingFacts } from '../../postings/reading/model.ts'
import { isForeign } from '../../language/letter-languages.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import type { RankingReason, RankingWhy } from '../../values/reasons/ranking.ts'
import type { Answer, Matches } from '../model.ts'

/** Value of a posting that says nothing about the work, as for an average one. */
const UNKNOWN = 0.3
/** Number of best answered needs that count. */
const MAX_NEEDS = 3
const MAX_QUOTE = 110
/** Score from which the user is told of an answer: less is a word that both have. */
const MIN_TOLD = 0.3

const shortened = (text: string): string =>
  text.length > MAX_QUOTE ? `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTE))}…` : text

/** The best answer to each need, best first. */
const perNeed = (answers: readonly Answer[]): readonly Answer[] =>
  [...Map.groupBy(answers, ({ need }) => need.id).values()].flatMap(([best]) => best ?? [])

const whyOf = ([best]: readonly Answer[]): RankingWhy =>
  best === undefined || best.score < MIN_TOLD
    ? { code: 'no_line', params: {} }
    : {
        code: 'line',
        params: { line: shortened(best.line.statement.value), need: shortened(best.need.text) },
      }

/** Rates how well the resume answers the posting. */
export function factsReason(
  read: PostingFacts,
  { language }: Pick<ResumeFacts, 'language'>,
  matches: Pick<Matches, 'answers'>,
): RankingReason {
  const answers = perNeed(matches.answers)
  if (isForeign(read.language, language))
    return { part: 'facts', value: UNKNOWN, why: { code: 'other_language', params: {} } }
  if (answers.length === 0 && !read.facts.some(({ kind }) => kind === 'need' || kind === 'duty'))
    return { part: 'facts', value: UNKNOWN, why: { code: 'says_too_little', params: {} } }
  const sum = answers.slice(0, MAX_NEEDS).reduce((total, { score }) => total + score, 0)
  return { part: 'facts', value: Math.min(1, sum), why: whyOf(answers) }
}
