import { isDashLine } from '#functions/letters/render-letter.ts'
import { anchorsOf } from '../facts/anchors.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'
import { bare } from '../facts/fold.ts'
import { isClosingLine } from './signature.ts'

/** Anchor score above which a sentence counts as telling a fact. */
const MIN_SCORE = 0.5

/** L25: the letter must say something about its writer, greet once and close once. */
export const l25OwnFact: Rule = ({ assignment, letter, laidOut, units, statements }) => {
  // The first email already said something, and there may be nothing more to say.
  const tells =
    assignment.followUp !== undefined ||
    statements.some(
      (statement) =>
        statement.kind === 'quoted' ||
        (statement.kind !== 'ask' &&
          statement.kind !== 'way_out' &&
          anchorsOf(statement, units).some(({ score }) => score >= MIN_SCORE)),
    )
  const greeting = bare(letter.greeting).replace(/[,!.\s]+$/u, '')
  const repeated = laidOut.sentences.filter(
    ({ sentence: { text } }) =>
      isClosingLine(text) || (greeting.length > 3 && !isDashLine(text) && bare(text).startsWith(greeting)),
  )
  return [
    ...(tells ? [] : [error('L25', 'The letter says nothing of you. Put in a line of your resume.')]),
    ...repeated.map(({ span }) =>
      error('L25', 'The greeting or closing stands inside the letter again. Take it out.', span),
    ),
  ]
}
