import { dataBlock } from '../../language-model/data-block.ts'
import type { RefusedLetter } from '../model.ts'
import { layOut } from '../render-letter.ts'
import type { Finding } from '../../values/finding.ts'
import { oneLine } from '../../language-model/clean-data.ts'

const MAX_REASON_LENGTH = 300
/** Rules about what a sentence tells, of which the subject is one. */
export const OF_SENTENCES: ReadonlySet<string> = new Set(['L05', 'L26'])

/** What was refused of a letter and why, each with its words. */
export function objectionsTo({ letter, findings }: RefusedLetter): readonly string[] {
  const { body } = layOut(letter)
  const reason = ({ rule, message, span }: Finding): string => {
    const words = span === null ? '' : oneLine(body.slice(span.start, span.end))
    const whole = OF_SENTENCES.has(rule) ? 'The subject' : 'The whole letter'
    return `${words === '' ? whole : `"${words}"`}: ${oneLine(message).slice(0, MAX_REASON_LENGTH)} (${rule})`
  }
  return [...new Set(findings.map(reason))]
}

/**
 * The model's refused letter with the words that were refused and what to change about each. Messages of the
 * check may quote the letter, and so untrusted data: they are cleaned like all data.
 */
export const repairBlock = (refused: RefusedLetter, mark: string): string =>
  [
    'Your letter was refused. It stands below, and after it each part to change and why. Give the whole letter again: say those parts only as a fact says them, or leave them out and join what remains. What a reason calls left out is said, or the part is gone. Put nothing unproven in their place; keep every other word and its ids.',
    dataBlock(
      'refused',
      mark,
      [
        `Subject: ${oneLine(refused.letter.subject)}`,
        ...layOut(refused.letter).sentences.map(({ sentence }) => oneLine(sentence.text)),
        'TO CHANGE:',
        ...objectionsTo(refused),
      ].join('\n'),
    ),
  ].join('\n')
