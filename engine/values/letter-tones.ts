import * as z from 'zod/mini'

export const LetterTone = z.enum(['plain', 'warm', 'brisk'])
export type LetterTone = z.infer<typeof LetterTone>

/** Labels of the tones, with the same question in each as an example. */
export const LETTER_TONES: Readonly<
  Record<LetterTone, { readonly label: string; readonly example: string }>
> = {
  plain: { label: 'Plain', example: 'Could we talk for fifteen minutes next week?' },
  warm: { label: 'Warm', example: 'I would be glad to hear how you see it. Could we talk next week?' },
  brisk: { label: 'Brisk', example: 'Fifteen minutes next week?' },
}

export const DEFAULT_LETTER_TONE: LetterTone = 'plain'

/** The wishes that need nothing more than a press. */
export const QuickWish = z.enum(['other_fact', 'shorter', 'warmer'])
export type QuickWish = z.infer<typeof QuickWish>

/** What the user asks for when having a draft rewritten; `lines` comes with the lines to use. */
export const RevisionWish = z.enum([...QuickWish.options, 'lines'])
export type RevisionWish = z.infer<typeof RevisionWish>

/** How a version of a letter came about: written as the user asked, or typed by the user. */
export const RevisionKind = z.enum([...RevisionWish.options, 'own_words'])
export type RevisionKind = z.infer<typeof RevisionKind>

export const REVISION_WISHES: Readonly<Record<RevisionWish, string>> = {
  other_fact: 'Other fact',
  shorter: 'Shorter',
  warmer: 'Warmer',
  lines: 'Lines you chose',
}

export const REVISION_KINDS: Readonly<Record<RevisionKind, string>> = {
  ...REVISION_WISHES,
  own_words: 'Edited by you',
}
