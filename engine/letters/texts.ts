import type { LetterLanguage } from '../values/letter-languages.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import type { LetterTexts } from './texts/letter-texts.ts'

/** The sentences of each language. */
const LETTER_TEXTS: Readonly<Record<LetterLanguage, LetterTexts>> = { en, de, fr, es }

const ALL = Object.values(LETTER_TEXTS)

export const textsOf = (language: LetterLanguage): LetterTexts => LETTER_TEXTS[language]

/** Greetings in all languages. */
export const GREETINGS = ALL.flatMap(({ greetings }) => Object.values(greetings).flat())

const bare = (line: string): string => line.trim().toLowerCase().replace(/[,.]$/u, '')
const CLOSINGS = new Set(ALL.flatMap(({ closings }) => Object.values(closings).flat().map(bare)))

/** True for a closing such as "Kind regards", with or without a comma. */
export const isClosing = (line: string): boolean => CLOSINGS.has(bare(line))
