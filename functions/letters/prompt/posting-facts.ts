import type { Posting } from '#functions/postings/model.ts'
import { readPosting } from '#functions/postings/reading/read-posting.ts'
import { postingText } from '../check/facts/facts.ts'
import { oneLine } from '#platform/language-model/clean-data.ts'
import type { FactLine } from './fact-line.ts'

/** What a letter may say about the job. Facts that the source cut off have no id: no letter may use them. */
export function postingFacts(posting: Posting): readonly FactLine[] {
  const { facts, team, cutAt } = readPosting(posting)
  const whole = postingText(posting)
  const from = whole.length - posting.description.length
  const job = [posting.title, posting.company, posting.location].map(oneLine)
  const place = job[2] === '' ? '' : `, ${job[2]}`
  return [
    {
      id: 'P0',
      text: `the job: ${job[0]} at ${job[1]}${place}${team === null ? '' : `, team: ${oneLine(team)}`}`,
      sources: [{ kind: 'posting', start: 0, end: from - 1, quote: whole.slice(0, from - 1) }],
    },
    ...facts
      .filter(({ cut }) => !cut)
      .map(({ id, kind, text, span }): FactLine => {
        const [start, end] = [from + span.start, from + span.end]
        return {
          id,
          text: `${kind}: ${oneLine(text)}`,
          sources: [{ kind: 'posting', start, end, quote: whole.slice(start, end) }],
        }
      }),
    ...facts
      .filter(({ cut }) => cut)
      .map(
        ({ text }): FactLine => ({
          id: null,
          text: `cut off by the source, may not be named: ${oneLine(text)}`,
          sources: [],
        }),
      ),
    ...(cutAt === null
      ? []
      : [
          {
            id: null,
            text: 'The source gives only the beginning of this posting: nobody knows what else it asks for.',
            sources: [],
          },
        ]),
  ]
}
