import { LETTER_TEXTS, type LetterLanguage } from '../values/letter-languages.ts'
import type { LetterTexts } from '../values/letter-texts/letter-texts.ts'

const ALL = Object.values(LETTER_TEXTS)

export const textsOf = (language: LetterLanguage): LetterTexts => LETTER_TEXTS[language]

const bare = (line: string): string => line.trim().toLowerCase().replace(/[,.]$/u, '')
const CLOSINGS = new Set(ALL.flatMap(({ closings }) => Object.values(closings).flat().map(bare)))

/** True for a closing such as "Kind regards", with or without a comma. */
export const isClosing = (line: string): boolean => CLOSINGS.has(bare(line))
