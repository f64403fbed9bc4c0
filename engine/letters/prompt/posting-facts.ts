import { oneLine } from '../../language-model/clean-data.ts'
import type { Posting } from '../../values/posting.ts'
import { readPosting } from '../../postings/reading/read-posting.ts'
import { postingText } from '../check/record.ts'
import { splitSentences } from '../sentences.ts'
import type { FactLine } from './fact-line.ts'

/** Characters of the posting that a model is shown. */
const MAX_LENGTH = 6_000
/** A longer paragraph is shown as its sentences, so that an id stands for a place that a person can find. */
const LONG_LINE = 500

interface Part {
  readonly text: string
  readonly start: number
}

/** The lines of a text with their offsets; long ones, and one that is cut off, as their sentences. */
const linesOf = (text: string, cutAt: number): readonly Part[] =>
  [...text.matchAll(/[^\n\r\u2028\u2029]+/gu)].flatMap(({ 0: line, index }) =>
    line.length <= LONG_LINE && index + line.length < cutAt
      ? [{ text: line, start: index }]
      : splitSentences(line, 'en').map(({ text: said, span }) => ({ text: said, start: index + span.start })),
  )

/** The whole posting, line by line, each with its id. A line that the source cut off has none and may not be used. */
export function postingFacts(posting: Posting): readonly FactLine[] {
  const { team, cutAt } = readPosting(posting)
  const whole = postingText(posting)
  const from = whole.length - posting.description.length
  const job = [posting.title, posting.company, posting.location].map(oneLine)
  const place = job[2] === '' ? '' : `, ${job[2]}`
  let room = MAX_LENGTH
  const parts = linesOf(posting.description, cutAt ?? Infinity)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(oneLine(text)))
    .filter(({ text }) => (room -= text.length) >= 0)
  return [
    {
      id: 'P0',
      text: `the job: ${job[0]} at ${job[1]}${place}${team === null ? '' : `, team: ${oneLine(team)}`}`,
      sources: [{ kind: 'posting', start: 0, end: from - 1, quote: whole.slice(0, from - 1) }],
    },
    ...parts.map(({ text, start }, index): FactLine => {
      const isCut = cutAt !== null && start + text.length >= cutAt
      return {
        id: isCut ? null : `P${index + 1}`,
        text: `${isCut ? 'cut off by the source, may not be named: ' : ''}${oneLine(text)}`,
        sources: isCut
          ? []
          : [{ kind: 'posting', start: from + start, end: from + start + text.length, quote: text }],
      }
    }),
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
