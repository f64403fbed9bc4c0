import * as z from 'zod/mini'
import { de } from '../letters/de.ts'
import { en } from '../letters/en.ts'
import { es } from '../letters/es.ts'
import { fr } from '../letters/fr.ts'
import type { LetterTexts } from '../letters/letter-texts.ts'

/** Languages of letters, ISO 639-1. */
export const LETTER_LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]

/** The sentences of each language; none of them reaches the browser. */
export const LETTER_TEXTS: Readonly<Record<LetterLanguage, LetterTexts>> = { en, de, fr, es }

/** The user's choice: the posting's own language, or one for all letters. */
export const LetterLanguageChoice = z.enum(['posting', ...LETTER_LANGUAGES])
export type LetterLanguageChoice = z.infer<typeof LetterLanguageChoice>

export const LetterTone = z.enum(['plain', 'warm', 'brisk'])
export type LetterTone = z.infer<typeof LetterTone>

/** Labels of the choices of language. */
export const LETTER_LANGUAGE_LABELS: Readonly<Record<LetterLanguageChoice, string>> = {
  posting: "The posting's language",
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
}

/** Labels of the tones, with the same question in each as an example. */
export const LETTER_TONES: Readonly<
  Record<LetterTone, { readonly label: string; readonly example: string }>
> = {
  plain: { label: 'Plain', example: 'Could we talk for fifteen minutes next week?' },
  warm: { label: 'Warm', example: 'I would be glad to hear how you see it. Could we talk next week?' },
  brisk: { label: 'Brisk', example: 'Fifteen minutes next week?' },
}

/** The user's request when having a draft rewritten. */
export const RevisionWish = z.enum(['other_fact', 'shorter', 'warmer'])
export type RevisionWish = z.infer<typeof RevisionWish>

export const REVISION_WISHES: Readonly<Record<RevisionWish, string>> = {
  other_fact: 'Other fact',
  shorter: 'Shorter',
  warmer: 'Warmer',
}

export const DEFAULT_LETTER_LANGUAGE: LetterLanguageChoice = 'posting'
export const DEFAULT_LETTER_TONE: LetterTone = 'plain'
