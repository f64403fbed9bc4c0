import { textsOf } from '#functions/letters/texts.ts'
import type { Span } from '#functions/resume/model.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { error, warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { WAY_OUT, asks, sentencesIn } from '../sentences/asks.ts'

/** L08: one ask, best a question; a way out for the reader is none. */
export const l08OneAsk: Rule = ({ laidOut }) => {
  const found: { readonly span: Span; readonly question: boolean }[] = laidOut.sentences.flatMap(
    ({ sentence, span }) =>
      asks(sentence.text).map((ask) => ({
        question: ask.question,
        span: { start: span.start + ask.span.start, end: span.start + ask.span.end },
      })),
  )
  const questions = found.filter(({ question }) => question).length
  const findings: Finding[] = []
  if (found.length === 0)
    findings.push(error('L08', 'The letter asks for nothing. End with one small question.'))
  if (found.length > 1)
    findings.push(
      error(
        'L08',
        `The letter asks ${found.length} times. Keep one question and turn the rest into statements.`,
        found[1]?.span ?? null,
      ),
    )
  if (questions === 0)
    findings.push(warning('L08', 'No question: a question is answered more often than a request.'))
  if (questions > 3) findings.push(warning('L08', `${questions} questions. One is answered most.`))
  return findings
}

/** L16: the reader can let it be without effort. */
export const l16WayOut: Rule = ({ assignment: { language }, laidOut }) => {
  const letsOff = textsOf(language).letsOff ?? WAY_OUT
  const found = laidOut.sentences.some(({ sentence }) =>
    sentencesIn(sentence.text).some(({ text }) => letsOff.test(text)),
  )
  return found
    ? []
    : [warning('L16', 'No easy way out. Add a line such as "If this is not for you, no reply is needed."')]
}
