import { textsOf } from '../texts.ts'
import { dataBlock } from '#platform/language-model/data-block.ts'
import type { Assignment, Revision } from '../model.ts'
import type { LetterTone, RevisionWish } from '#shared/catalog/configuration/letter-tones.ts'
import { cleanData } from '#platform/language-model/clean-data.ts'

const TONES: Readonly<Record<LetterTone, string>> = {
  plain: 'plain: matter-of-fact and friendly',
  warm: 'warm: one personal touch, such as a thank you for the time or a wish about this job; still no praise',
  brisk: 'brisk: at most 80 words, short sentences, the proof in the second one',
}

const WISHES: Readonly<Record<RevisionWish, string>> = {
  other_fact:
    'rest it on another fact of the writer than this one rests on, and on another need where there is one',
  shorter: 'make it shorter by a third: keep the need, the strongest proof and the question',
  warmer: 'make it warmer and keep its facts',
  lines: 'rest it on the lines that the writer chose',
}

const MAX_LETTER_LENGTH = 4_000

const revisionRequest = ({ wish, before }: Revision, mark: string): readonly string[] => [
  `The writer has this letter already and asks for it once more: ${WISHES[wish]}. Write it anew; repeat no sentence but a way out.`,
  dataBlock('before', mark, cleanData(`${before.subject}\n\n${before.body}`, MAX_LETTER_LENGTH)),
]

/** The instructions for this letter: its day, language and tone, and the user's wish for a rewrite. */
export function askedFor({ today, language, tone, revision }: Assignment, mark: string): readonly string[] {
  return [
    `Today is ${today.toISOString().slice(0, 10)}. Write in ${textsOf(language).asked}; names, titles and figures stay as they are. Tone ${TONES[tone]}.`,
    ...(revision === null ? [] : revisionRequest(revision, mark)),
  ]
}
