import { detectByFunctionWords } from '#functions/language/detect-language.ts'
import type { LetterLanguage, LetterLanguageChoice } from '#shared/catalog/letters.ts'

const BY_CODE: Readonly<Record<string, LetterLanguage>> = { eng: 'en', deu: 'de', fra: 'fr', spa: 'es' }

/**
 * The language of a letter: the user's, or the posting's where letters can be written in it; else English.
 */
export const letterLanguage = (choice: LetterLanguageChoice, description: string): LetterLanguage =>
  choice === 'posting' ? (BY_CODE[detectByFunctionWords(description)] ?? 'en') : choice
