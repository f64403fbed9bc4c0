import { detectByFunctionWords } from '../language/detect-language.ts'
import { isLanguageIn } from '../language/language-names.ts'
import { letterLanguageOf, mayBeIn } from '../language/letter-languages.ts'
import type { ResumeFacts, ResumeLine } from '../values/resume-facts.ts'
import {
  LETTER_LANGUAGE_LABELS,
  type LetterLanguage,
  type LetterLanguageChoice,
} from '../values/letter-languages.ts'
import type { Assignment } from './model.ts'

/** The language of a text if letters can be written in it, otherwise English. */
export const languageOfLetter = (text: string): LetterLanguage =>
  letterLanguageOf(detectByFunctionWords(text)) ?? 'en'

/** Function words needed to detect the language of a single line. */
const MIN_FUNCTION_WORDS = 3

/** ISO 639-3 code of a line's own language where it can be detected, otherwise of its resume's. */
export function languageOfLine(
  { statement }: ResumeLine,
  { language }: Pick<ResumeFacts, 'language'>,
): string {
  const found = detectByFunctionWords(statement.value, MIN_FUNCTION_WORDS)
  return found === 'und' ? language : found
}

/** True when the resume is in the language or names it among those that its owner speaks. */
const writes = (facts: Pick<ResumeFacts, 'language' | 'languages'>, language: LetterLanguage): boolean =>
  mayBeIn(language, facts.language) ||
  facts.languages.some(({ value }) => isLanguageIn(value, LETTER_LANGUAGE_LABELS[language]))

/**
 * The language of a letter: the user's choice, or the posting's language if letters can be written in it,
 * otherwise English. The resume's instead when nothing shows that its owner writes the posting's, which is not
 * asked of English. `quotingLanguage` is for writers that quote the resume and cannot translate: the resume's
 * language unless the user chose one, because a letter in two languages is none.
 */
export function letterLanguages(
  choice: LetterLanguageChoice,
  description: string,
  facts: Pick<ResumeFacts, 'language' | 'languages'>,
): Pick<Assignment, 'language' | 'quotingLanguage'> {
  if (choice !== 'posting') return { language: choice, quotingLanguage: choice }
  const posted = languageOfLetter(description)
  const own = letterLanguageOf(facts.language) ?? posted
  return { language: posted === 'en' || writes(facts, posted) ? posted : own, quotingLanguage: own }
}
