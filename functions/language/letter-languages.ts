import { remember } from '#platform/remember.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '#shared/catalog/letters.ts'
import { TOLD_APART } from './detect-language.ts'
import { folded } from './folded.ts'

// To make these takes longer than all that is asked of them, and letters ask some hundred times each.
const namesBy = remember((locale) => new Intl.DisplayNames([locale], { type: 'language' }), 1_000)
const languageOf = remember((code) => new Intl.Locale(code).language, 1_000)

/** What the first language calls the second. */
export const nameIn = (locale: string, code: string): string => namesBy(locale).of(code) ?? code

/** The language of letters that has a code of ISO 639, which knows German as "de" and as "deu". */
export const letterLanguageOf = (code: string): LetterLanguage | undefined =>
  LETTER_LANGUAGES.find((one) => one === languageOf(code))

/** Whether a text may be in this language, by its code of ISO 639; "und" is any. */
export const mayBeIn = (language: LetterLanguage, code: string): boolean =>
  code === 'und' || letterLanguageOf(code) === language

const namesOf = remember(
  (language) => [
    ...TOLD_APART.map((locale) => folded(nameIn(locale, language))),
    // The platform has one name for a language.
    ...(language === 'es' ? ['castellano'] : []),
  ],
  1_000,
)

/** Whether a resume calls this language so: "Deutsch", "Allemand (C1)". */
export const isCalled = (language: LetterLanguage, name: string): boolean =>
  namesOf(language).some((own) => folded(name).startsWith(own))
