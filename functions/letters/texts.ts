import { LETTER_TEXTS, type LetterLanguage } from '#shared/catalog/letters.ts'
import type { LetterTexts } from '#shared/letters/letter-texts.ts'

const ALL = Object.values(LETTER_TEXTS)

export const textsOf = (language: LetterLanguage): LetterTexts => LETTER_TEXTS[language]

/** The greetings of all languages. */
export const GREETINGS = ALL.flatMap(({ greetings }) => Object.values(greetings).flat())

const bare = (line: string): string => line.trim().toLowerCase().replace(/[,.]$/u, '')
const CLOSINGS = new Set(ALL.flatMap(({ closings }) => Object.values(closings).flat().map(bare)))
const TOLD = new Set(ALL.flatMap(({ gap }) => gap.language))

/** True for the sentence that says why a letter is not in the posting's language. */
export const tellsLanguage = (sentence: string): boolean => TOLD.has(sentence)

/** True for one of the closings that stand above a name, with a comma or without. */
export const isClosing = (line: string): boolean => CLOSINGS.has(bare(line))
