import { detectByFunctionWords } from '#functions/language/detect-language.ts'
import { isCalled, letterLanguageOf } from '#functions/language/letter-languages.ts'
import type { ResumeFacts, ResumeLine } from '#functions/resume/model.ts'
import type { LetterLanguage, LetterLanguageChoice } from '#shared/catalog/letters.ts'
import type { Assignment } from './model.ts'

/** The language of letters that a text is in; English where that is none. */
export const languageOfLetter = (text: string): LetterLanguage =>
  letterLanguageOf(detectByFunctionWords(text)) ?? 'en'

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
 * English. A writer that quotes and cannot translate (`quotingLanguage`) writes to a posting in another language
 * in English where the resume is in English, no line of the user is in the posting's language and the resume
 * does not say that the user knows it, so that the letter is in one language that most readers know. A letter
 * in another language than English would not be read by whoever posts in a third, so such lines are quoted in a
 * letter in the posting's. What the user chose holds for both.
 */
export function letterLanguages(
  choice: LetterLanguageChoice,
  description: string,
  facts: Pick<ResumeFacts, 'language' | 'languages' | 'lines'>,
): Pick<Assignment, 'language' | 'quotingLanguage'> {
  if (choice !== 'posting') return { language: choice, quotingLanguage: choice }
  const language = languageOfLetter(description)
  const own = letterLanguageOf(facts.language)
  const isOwn = facts.lines.some((line) => letterLanguageOf(languageOfLine(line, facts)) === language)
  const isSpoken = facts.languages.some(({ value }) => isCalled(language, value))
  return { language, quotingLanguage: own === 'en' && !isOwn && !isSpoken ? own : language }
}
