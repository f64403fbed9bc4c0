import * as z from 'zod/mini'
import { de } from './letter-texts/de.ts'
import { en } from './letter-texts/en.ts'
import { es } from './letter-texts/es.ts'
import { fr } from './letter-texts/fr.ts'
import type { LetterTexts } from './letter-texts/letter-texts.ts'

/** The writer of letters that no model wrote. Letters from before it had this name say `composer`. */
export const PLAIN_WRITER = 'plain'

export const isPlain = (writer: string): boolean => writer === PLAIN_WRITER || writer === 'composer'

/** The writer of a letter whose text its user edited. */
export const OWNER_WRITER = 'owner'

/** Languages of letters, ISO 639-1. */
export const LETTER_LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]

/** Languages of resumes whose headings, dates and degrees we know, by ISO 639-3. */
export const LANGUAGES_READ = { eng: 'English', deu: 'German', fra: 'French', spa: 'Spanish' } as const

/** The words of each language, which bundlers leave out of pages. */
export const LETTER_TEXTS: Readonly<Record<LetterLanguage, LetterTexts>> = { en, de, fr, es }

/** The user's choice: the posting's own language, or one for all letters. */
export const LetterLanguageChoice = z.enum(['posting', ...LETTER_LANGUAGES])
export type LetterLanguageChoice = z.infer<typeof LetterLanguageChoice>

/** Labels of the choices of language. */
export const LETTER_LANGUAGE_LABELS: Readonly<Record<LetterLanguageChoice, string>> = {
  posting: "The posting's language",
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
}

export const DEFAULT_LETTER_LANGUAGE: LetterLanguageChoice = 'posting'
