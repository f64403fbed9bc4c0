import { remember } from '../remember.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '../values/letter-languages.ts'
import { DETECTED_LANGUAGES } from './detect-language.ts'
import { folded } from './folded.ts'

// Cached, because creating these objects is slow and each letter needs them some hundred times.
const namesBy = remember((locale) => new Intl.DisplayNames([locale], { type: 'language' }), 1_000)
const languageOf = remember((code) => new Intl.Locale(code).language, 1_000)

/** The name of a language, by its code, in the language of `locale`. */
export const nameIn = (locale: string, code: string): string => namesBy(locale).of(code) ?? code

/** The letter language with this ISO 639 code, which may have two or three letters ("de", "deu"). */
export const letterLanguageOf = (code: string): LetterLanguage | undefined =>
  LETTER_LANGUAGES.find((one) => one === languageOf(code))

/** Whether two texts are in different languages, by their detected ISO 639 codes; false when one is unknown. */
export function isForeign(one: string, other: string): boolean {
  const [first, second] = [letterLanguageOf(one), letterLanguageOf(other)]
  return first !== undefined && second !== undefined && first !== second
}

/** Whether a text with this detected ISO 639 code may be in the language; "und" may be any. */
export const mayBeIn = (language: LetterLanguage, code: string): boolean =>
  code === 'und' || letterLanguageOf(code) === language

const namesOf = remember(
  (language) => [
    ...DETECTED_LANGUAGES.map((locale) => folded(nameIn(locale, language))),
    // Intl has only one name per language.
    ...(language === 'es' ? ['castellano'] : []),
  ],
  1_000,
)

/** Whether a resume's name for a language, such as "Deutsch" or "Allemand (C1)", means this one. */
export const isCalled = (language: LetterLanguage, name: string): boolean =>
  namesOf(language).some((own) => folded(name).startsWith(own))
