import { detectByFunctionWords } from '#functions/language/detect-language.ts'
import type { ResumeFacts, ResumeLine } from '#functions/resume/model.ts'
import type { LetterLanguage, LetterLanguageChoice } from '#shared/catalog/letters.ts'
import type { Assignment } from './model.ts'

const BY_CODE: Readonly<Record<string, LetterLanguage>> = { eng: 'en', deu: 'de', fra: 'fr', spa: 'es' }

/** So many function words tell the language of one line. */
const LEAST_OF_A_LINE = 3

/** ISO 639-3 of a line: its own where it can be told, else that of its resume. */
export function languageOfLine(
  { statement }: ResumeLine,
  { language }: Pick<ResumeFacts, 'language'>,
): string {
  const found = detectByFunctionWords(statement.value, LEAST_OF_A_LINE)
  return found === 'und' ? language : found
}

/**
 * The language of a letter: the user's choice, or the posting's where letters can be written in it; else
 * English. A writer that quotes and cannot translate (`quotingLanguage`) keeps the posting's only where a line of
 * the user is in it, and else writes in the resume's, so that a letter is in one language; what the user chose
 * holds for it as well.
 */
export function letterLanguages(
  choice: LetterLanguageChoice,
  description: string,
  facts: Pick<ResumeFacts, 'language' | 'lines'>,
): Pick<Assignment, 'language' | 'quotingLanguage'> {
  if (choice !== 'posting') return { language: choice, quotingLanguage: choice }
  const language = BY_CODE[detectByFunctionWords(description)] ?? 'en'
  const own = BY_CODE[facts.language]
  const isOwn =
    own === undefined || facts.lines.some((line) => BY_CODE[languageOfLine(line, facts)] === language)
  return { language, quotingLanguage: isOwn ? language : own }
}
