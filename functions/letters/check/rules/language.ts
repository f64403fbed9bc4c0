import { detectByFunctionWords } from '#functions/language/detect-language.ts'
import { mayBeIn } from '#functions/language/letter-languages.ts'
import { LETTER_LANGUAGE_LABELS } from '#shared/catalog/letters.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'

/** L19: the letter is in the language that was chosen; what is quoted may be in another. */
export const l19Language: Rule = ({ assignment: { language }, laidOut, quoted }) => {
  const body = quoted.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    laidOut.body,
  )
  const own = laidOut.sentences.map(({ span }) => body.slice(span.start, span.end)).join(' ')
  return mayBeIn(language, detectByFunctionWords(own))
    ? []
    : [error('L19', `The letter is not in ${LETTER_LANGUAGE_LABELS[language]}.`)]
}
