import { textsOf } from '../texts.ts'
import { dataBlock } from '../../language-model/data-block.ts'
import type { Assignment, Revision } from '../model.ts'
import type { LetterTone, RevisionWish } from '../../values/letter-tones.ts'
import type { FactLine } from './fact-line.ts'
import { cleanData } from '../../language-model/clean-data.ts'

const TONES: Readonly<Record<LetterTone, string>> = {
  plain: 'plain: matter-of-fact and friendly',
  warm: 'warm: one friendly touch, such as thanks for the time; still no praise',
  brisk: 'brisk: 50 to 70 words, short sentences',
}

const WISHES: Readonly<Record<RevisionWish, string>> = {
  other_fact: 'rest it on other facts of the writer than this one, and open on another part of the work',
  shorter:
    'make it shorter by a third: keep the opening, the strongest fact and the question, at least 45 words',
  warmer: 'make it warmer, with the same facts and figures',
  lines: 'rest it on the lines that the writer chose',
}

const MAX_LETTER_LENGTH = 4_000

/** The ids of the lines that the writer chose, in their order. */
const chosenIds = ({ lines = [] }: Revision, writer: readonly FactLine[]): string =>
  lines
    .flatMap((chosen) => writer.filter((line) => line.lines?.includes(chosen)).flatMap(({ id }) => id ?? []))
    .join(', ')

const revisionRequest = (
  revision: Revision,
  writer: readonly FactLine[],
  mark: string,
): readonly string[] => [
  `The writer has this letter already and asks for it once more: ${WISHES[revision.wish]}${revision.wish === 'lines' ? `: ${chosenIds(revision, writer)}, each of them, in this order, and no other` : ''}. Write it anew.`,
  dataBlock(
    'before',
    mark,
    cleanData(`${revision.before.subject}\n\n${revision.before.body}`, MAX_LETTER_LENGTH),
  ),
]

/** The instructions for this letter: its day, language and tone, and the user's wish for a rewrite. */
export function askedFor(
  { today, language, tone, revision }: Assignment,
  writer: readonly FactLine[],
  mark: string,
): readonly string[] {
  return [
    `Today is ${today.toISOString().slice(0, 10)}. Write in ${textsOf(language).asked}; names, titles and figures stay as they are. Tone ${TONES[tone]}.`,
    ...(revision === null ? [] : revisionRequest(revision, writer, mark)),
  ]
}
