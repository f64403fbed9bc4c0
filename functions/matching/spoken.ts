import { LETTER_LANGUAGES } from '#shared/catalog/letters.ts'
import { nameIn } from '#functions/language/letter-languages.ts'
import { wordsOf } from '#functions/language/words.ts'

const CODES = 'ar bn cs da de el en es fa fi fr he hi hu it ja ko nl no pl pt ro ru sv th tr uk ur vi zh'

/** What languages are called in the languages of letters: "german", "deutsch", "allemand", "aleman". */
const NAMES: readonly string[] = CODES.split(' ').flatMap((code) =>
  LETTER_LANGUAGES.flatMap((language) => wordsOf(nameIn(language, code)).slice(0, 1)),
)

/** "Englisch" also stands in "Englischkenntnisse". */
const stands = (words: readonly string[], name: string): boolean =>
  words.some((word) => word === name || (name.length > 5 && word.startsWith(name)))

/** Whether a text names a language. */
export function namesLanguage(text: string): boolean {
  const words = wordsOf(text)
  return NAMES.some((name) => stands(words, name))
}

/** Whether a text names this language, as the resume calls it. */
export const isLanguageIn = (text: string, language: string): boolean =>
  stands(wordsOf(text), wordsOf(language).join(' '))
