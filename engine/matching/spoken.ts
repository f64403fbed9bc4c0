import { LETTER_LANGUAGES } from '../values/letter-languages.ts'
import { nameIn } from '../language/letter-languages.ts'
import { wordsOf } from '../language/words.ts'

const CODES = 'ar bn cs da de el en es fa fi fr he hi hu it ja ko nl no pl pt ro ru sv th tr uk ur vi zh'

/** Each language by its names in the languages of letters: "german", "deutsch", "allemand", "aleman". */
const SPOKEN: readonly (readonly string[])[] = CODES.split(' ').map((code) =>
  LETTER_LANGUAGES.flatMap((language) => wordsOf(nameIn(language, code)).slice(0, 1)),
)

const NAMES = SPOKEN.flat()

/** Whether one of the words is a name or begins with it: "Englisch" in "Englischkenntnisse". */
const hasName = (words: readonly string[], name: string): boolean =>
  words.some((word) => word === name || (name.length > 5 && word.startsWith(name)))

/** Whether a text names a language. */
export function namesLanguage(text: string): boolean {
  const words = wordsOf(text)
  return NAMES.some((name) => hasName(words, name))
}

/** Whether a text names this language of the resume, by whatever name: "Deutschkenntnisse" asks for "German". */
export function isLanguageIn(text: string, language: string): boolean {
  const [words, own] = [wordsOf(text), wordsOf(language)]
  const names = SPOKEN.find((all) => all.some((name) => hasName(own, name))) ?? [own.join(' ')]
  return names.some((name) => hasName(words, name))
}
