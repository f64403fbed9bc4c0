import * as z from 'zod/mini'

/** Languages that letters are written in, ISO 639-1. */
export const LETTER_LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export const LetterLanguage = z.enum(LETTER_LANGUAGES)
export type LetterLanguage = z.infer<typeof LetterLanguage>

/** What the user chooses: the posting's own language, or one for all letters. */
export const LetterLanguageChoice = z.enum(['posting', ...LETTER_LANGUAGES])
export type LetterLanguageChoice = z.infer<typeof LetterLanguageChoice>

export const LetterTone = z.enum(['plain', 'warm', 'brisk'])
export type LetterTone = z.infer<typeof LetterTone>

/** What a user may ask of a draft that is written again. */
export const RevisionWish = z.enum(['other_fact', 'shorter', 'warmer'])
export type RevisionWish = z.infer<typeof RevisionWish>

export const DEFAULT_LETTER_LANGUAGE: LetterLanguageChoice = 'posting'
export const DEFAULT_LETTER_TONE: LetterTone = 'plain'
