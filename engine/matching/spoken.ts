import { LETTER_LANGUAGES } from '../values/letter-languages.ts'
import { folded } from '../language/folded.ts'
import { nameIn } from '../language/letter-languages.ts'
import { wordsOf } from '../language/words.ts'
import { once, remember } from '../remember.ts'

/** Each language by its names in the languages of letters, the English one first: "german", "deutsch", "allemand", "aleman". */
const languages = once((): readonly (readonly string[])[] => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at))
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`))
  return codes
    .map((code) => LETTER_LANGUAGES.map((locale) => folded(nameIn(locale, code))))
    .map((names) => names.filter((name) => /^\p{L}{4,}$/u.test(name)))
    .map((names) => (names.includes('espanol') ? [...names, 'castellano'] : names))
})

/** The names of the language that a word is a name of, or begins with: "Englisch" in "Englischkenntnisse"; else none. */
export const languageNames = remember(
  (word): readonly string[] =>
    languages().find((names) =>
      names.some((name) => word === name || (name.length > 5 && word.startsWith(name))),
    ) ?? [],
  50_000,
)

/** Whether a text names a language. */
export const namesLanguage = (text: string): boolean =>
  wordsOf(text).some((word) => languageNames(word).length > 0)

/** Whether a text names this language of the resume, by whatever name: "Deutschkenntnisse" asks for "German". */
export function isLanguageIn(text: string, language: string): boolean {
  const own = wordsOf(language)
  const names = own.map(languageNames).find((all) => all.length > 0)
  return wordsOf(text).some((word) =>
    names === undefined ? word === own.join(' ') : languageNames(word) === names,
  )
}
