import { isClosing } from '#functions/letters/texts.ts'
import { isDashLine } from '#functions/letters/render-letter.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { anchorsOf } from '../facts/anchors.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'
import { bare } from '../facts/fold.ts'

const CLOSING =
  /^(?:(?:best|kind|warm|many) (?:regards|wishes|thanks)|sincerely|yours (?:sincerely|truly|faithfully)|viele grüße|atentamente)[,.]?$/iu

/** A sentence that repeats this much of a fact tells it. */
const TELLS = 0.5

/** L25: the letter says something of its writer, greets once and closes once. */
export const l25OwnFact: Rule = ({ assignment, letter, laidOut, units, statements }) => {
  // The first email has told it; there may be nothing more to tell.
  const tells =
    assignment.followUp !== undefined ||
    statements.some(
      (statement) =>
        statement.kind === 'quoted' ||
        (statement.kind !== 'ask' &&
          statement.kind !== 'way_out' &&
          anchorsOf(statement, units).some(({ score }) => score >= TELLS)),
    )
  const again = bare(letter.greeting).replace(/[,!.\s]+$/u, '')
  const repeated = laidOut.sentences.filter(
    ({ sentence: { text } }) =>
      CLOSING.test(text.trim()) ||
      isClosing(text) ||
      (again.length > 3 && !isDashLine(text) && bare(text).startsWith(again)),
  )
  return [
    ...(tells ? [] : [error('L25', 'The letter says nothing of you. Put in a line of your resume.')]),
    ...repeated.map(
      ({ span }): Finding =>
        error('L25', 'The greeting or closing stands inside the letter again. Take it out.', span),
    ),
  ]
}
