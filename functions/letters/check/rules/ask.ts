import { textsOf } from '#functions/letters/texts.ts'
import { error, faults, warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { WAY_OUT, asks, sentencesIn } from '../sentences/asks.ts'

/** "Why would a clinic want an ICU nurse?" asks nothing of the reader. */
const RHETORICAL =
  /^(?:and |but |so )?(?:why|how|what|who|which|where)\b(?!.*\b(?:you|your|we|us|I|me|my|this|it|that|there)\b)/iu

/** L08: the letter must ask for one thing, preferably in a question; a way out is not an ask. */
export const l08OneAsk: Rule = ({ laidOut }) => {
  const all = laidOut.sentences.flatMap(({ sentence, span }) =>
    asks(sentence.text).map((ask) => ({
      kind: ask.kind,
      span: { start: span.start + ask.span.start, end: span.start + ask.span.end },
    })),
  )
  const firm = all.filter(({ kind, span }, at) => {
    const asksAgain = all.slice(at + 1).some((later) => later.kind !== 'wish')
    const isRhetorical = asksAgain && RHETORICAL.test(laidOut.body.slice(span.start, span.end))
    return kind === 'request' || (kind === 'question' && !isRhetorical)
  })
  const found = firm.length > 0 ? firm : all
  const questions = firm.filter(({ kind }) => kind === 'question').length
  return [
    ...faults(
      error,
      'L08',
      [
        [found.length === 0, 'The letter asks for nothing. End with one small question.'],
        [
          found.length > 1,
          `The letter asks ${found.length} times. Keep one question and turn the rest into statements.`,
        ],
      ],
      found[1]?.span,
    ),
    ...faults(warning, 'L08', [
      [questions === 0, 'No question: a question is answered more often than a request.'],
      [questions > 3, `${questions} questions. One is answered most.`],
    ]),
  ]
}

/** L16: the letter should offer the reader an easy way to decline. */
export const l16WayOut: Rule = ({ assignment: { language }, laidOut }) => {
  const waysOut = [textsOf(language).letsOff, WAY_OUT]
  const found = laidOut.sentences.some(({ sentence }) =>
    sentencesIn(sentence.text).some(({ text }) => waysOut.some((wayOut) => wayOut.test(text))),
  )
  return found
    ? []
    : [warning('L16', 'No easy way out. Add a line such as "If this is not for you, no reply is needed."')]
}
