import type { LetterLanguage } from '#shared/catalog/letters.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { LetterTexts } from './letter-texts.ts'

const TEXTS: Readonly<Record<LetterLanguage, LetterTexts>> = { en, de, fr, es }

export const textsOf = (language: LetterLanguage): LetterTexts => TEXTS[language]
