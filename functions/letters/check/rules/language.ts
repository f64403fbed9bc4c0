import { detectByFunctionWords } from '#functions/language/detect-language.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'

const CODES = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa' } as const
const NAMES = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' } as const

/** L19: the letter is in the language that was chosen; what is quoted may be in another. */
export const l19Language: Rule = ({ assignment: { language }, laidOut, quoted }) => {
  const body = quoted.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    laidOut.body,
  )
  const own = laidOut.sentences.map(({ span }) => body.slice(span.start, span.end)).join(' ')
  const found = detectByFunctionWords(own)
  return found === 'und' || found === CODES[language]
    ? []
    : [error('L19', `The letter is not in ${NAMES[language]}.`)]
}
