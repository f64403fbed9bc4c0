import { error, faults, warning } from '../findings.ts'
import type { Rule } from '../model.ts'
import { WAY_OUT, asks, sentencesIn } from '../sentences/asks.ts'

/** What a letter asks for, or whom: time, a conversation, an answer or a favour of the reader. */
const FAVOUR =
  /\b(?:calls?|talk|speak|chat|meet\p{L}*|conversation|minutes?|hours?|coffee|lunch|visit|come|drop|stop by|send|sent|share|forward|pass|put|point|e?mail|phone|ring|write|reply|answer|hear|discuss\p{L}*|tell|show|introduc\p{L}*|interest\p{L}*|consider\p{L}*|worth|open to|resume|résumé|CV|time (?:for|to)|slot|right person|let me|help|keen|free|suit|good day|you|your)\b/iu

/** "Does the time get lost at picking or at the dock?" is a thought about the reader's work and asks for nothing. */
const isThought = (question: string): boolean => !FAVOUR.test(question.split(/[:;–—]/u).at(-1) ?? '')

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
    const isOpen = asksAgain && isThought(laidOut.body.slice(span.start, span.end))
    return kind === 'request' || (kind === 'question' && !isOpen)
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

/** "… or is the role already filled?" */
const LETS_OFF =
  /,? or (?:is|are|have|has|did)\b[^?]*\b(?:filled|taken|closed|gone|found|someone|somebody)\b[^?]*\?|\bno (?:worries|problem)\b/iu

/** L16: the letter should offer the reader an easy way to decline. */
export const l16WayOut: Rule = ({ laidOut }) => {
  const found = laidOut.sentences.some(({ sentence }) =>
    sentencesIn(sentence.text).some(({ text }) => WAY_OUT.test(text) || LETS_OFF.test(text)),
  )
  return found
    ? []
    : [warning('L16', 'No easy way out. Add a line such as "If this is not for you, no reply is needed."')]
}
