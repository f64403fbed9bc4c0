import { detectByFunctionWords } from '#functions/language/detect-language.ts'
import { LANGUAGES } from '../../languages.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'

/** L19: the letter is in the language that was chosen; what is quoted may be in another. */
export const l19Language: Rule = ({ assignment: { language }, laidOut, quoted }) => {
  const body = quoted.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    laidOut.body,
  )
  const own = laidOut.sentences.map(({ span }) => body.slice(span.start, span.end)).join(' ')
  const found = detectByFunctionWords(own)
  return found === 'und' || found === LANGUAGES[language].code
    ? []
    : [error('L19', `The letter is not in ${LANGUAGES[language].name}.`)]
}
