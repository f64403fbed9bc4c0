import * as z from 'zod/mini'
import { de } from '../letters/de.ts'
import { en } from '../letters/en.ts'
import { es } from '../letters/es.ts'
import { fr } from '../letters/fr.ts'
import type { LetterTexts } from '../letters/letter-texts.ts'

/** Languages that letters are written in, ISO 639-1. */
export const LETTER_LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]

/** Their sentences, of which nothing reaches the browser. */
export const LETTER_TEXTS: Readonly<Record<LetterLanguage, LetterTexts>> = { en, de, fr, es }

/** What the user chooses: the posting's own language, or one for all letters. */
export const LetterLanguageChoice = z.enum(['posting', ...LETTER_LANGUAGES])
export type LetterLanguageChoice = z.infer<typeof LetterLanguageChoice>

export const LetterTone = z.enum(['plain', 'warm', 'brisk'])
export type LetterTone = z.infer<typeof LetterTone>

/** What a choice of language is called where it is made. */
export const LETTER_LANGUAGE_LABELS: Readonly<Record<LetterLanguageChoice, string>> = {
  posting: "The posting's language",
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
}

/** What a tone is called where it is chosen, with the same question asked in each. */
export const LETTER_TONES: Readonly<
  Record<LetterTone, { readonly label: string; readonly example: string }>
> = {
  plain: { label: 'Plain', example: 'Could we talk for fifteen minutes next week?' },
  warm: { label: 'Warm', example: 'I would be glad to hear how you see it. Could we talk next week?' },
  brisk: { label: 'Brisk', example: 'Fifteen minutes next week?' },
}

/** What a user may ask of a draft that is written again. */
export const RevisionWish = z.enum(['other_fact', 'shorter', 'warmer'])
export type RevisionWish = z.infer<typeof RevisionWish>

export const REVISION_WISHES: Readonly<Record<RevisionWish, string>> = {
  other_fact: 'Other fact',
  shorter: 'Shorter',
  warmer: 'Warmer',
}

export const DEFAULT_LETTER_LANGUAGE: LetterLanguageChoice = 'posting'
export const DEFAULT_LETTER_TONE: LetterTone = 'plain'
