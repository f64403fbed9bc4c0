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

export const REVISION_WISHES: Readonly<Record<RevisionWish, string>> = {
  other_fact: 'Other fact',
  shorter: 'Shorter',
  warmer: 'Warmer',
  lines: 'Lines you chose',
}
