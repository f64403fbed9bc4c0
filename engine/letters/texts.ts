import { LETTER_TEXTS, type LetterLanguage } from '../values/letter-languages.ts'
import type { LetterTexts } from '../values/letter-texts/letter-texts.ts'

export const textsOf = (language: LetterLanguage): LetterTexts => LETTER_TEXTS[language]
