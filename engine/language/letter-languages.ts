import { remember } from '../remember.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '../values/letter-languages.ts'

// Cached, because each letter needs them some hundred times.
const languageOf = remember((code) => new Intl.Locale(code).language, 1_000)

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
