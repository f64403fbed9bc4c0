import { LETTER_LANGUAGES, type LetterLanguage } from '#shared/catalog/letters.ts'

interface Language {
  /** ISO 639-3, as texts are told apart. */
  readonly code: string
  readonly name: string
  /** How a language model is asked for it, with the form of address. */
  readonly asked: string
  /** How resumes call it, by how the name begins. */
  readonly called: RegExp
}

/** What is known of each language that letters are written in; its sentences stand in built-in/languages. */
export const LANGUAGES: Readonly<Record<LetterLanguage, Language>> = {
  en: { code: 'eng', name: 'English', asked: 'English', called: /^(?:engl|angl|ingl)/iu },
  de: {
    code: 'deu',
    name: 'German',
    asked: 'German, with Sie',
    called: /^(?:deutsch|german|allemand|alem)/iu,
  },
  fr: { code: 'fra', name: 'French', asked: 'French, with vous', called: /^(?:fran[cç]|french)/iu },
  es: { code: 'spa', name: 'Spanish', asked: 'Spanish, with usted', called: /^(?:espa|spani|castellan)/iu },
}

/** The language of letters that has a code of ISO 639-3. */
export const languageOfCode = (code: string): LetterLanguage | undefined =>
  LETTER_LANGUAGES.find((language) => LANGUAGES[language].code === code)
