import type { PlacedSentence } from '#core/writing/render-letter.ts'
import { unprovenDegrees } from '../claims/degree-claims.ts'
import { unprovenNames } from '../claims/name-claims.ts'
import { unprovenMonths, unprovenNumbers } from '../claims/number-claims.ts'
import type { Problem } from '../claims/problem.ts'
import { sourceProblems } from '../claims/source-claims.ts'
import { error } from '../finding.ts'
import type { Rule } from '../model.ts'

const place = (problems: readonly Problem[], offset: number) =>
  problems.map(({ message, span }) => error('L05', message, { start: offset + span.start, end: offset + span.end }))

/**
 * L05: no number, percentage, date, employer, tool, degree or certificate that the resume, the posting or the contact's record does
 * not hold; what the writer is said to have done or to know stands in the resume; and the cited sources really say it.
 */
export const l05Facts: Rule = (context) => {
  const inText = (text: string, sentence: PlacedSentence['sentence'] | null) => [
    ...unprovenNumbers(text, sentence, context.assignment),
    ...unprovenMonths(text, context.assignment),
    ...unprovenNames(text, context.assignment),
    ...unprovenDegrees(text, context.assignment),
  ]
  return [
    ...inText(context.letter.subject, null).map(({ message }) => error('L05', `Subject: ${message}`)),
    ...context.laidOut.sentences.flatMap(({ sentence, span }) => [
      ...sourceProblems(sentence, context.assignment).map((message) => error('L05', message, span)),
      ...place(inText(sentence.text, sentence), span.start),
    ]),
    ...place(unprovenDegrees(context.letter.signature.join('\n'), context.assignment), context.laidOut.signature.start),
  ]
}
