import type { ResumeRole } from '#functions/resume/model.ts'
import type { Sentence } from '../model.ts'
import type { LetterTexts, Told } from '#shared/letters/letter-texts.ts'
import { isPresent, isSaidIn, type Proof, unended } from './proofs.ts'
import { pick } from './seeded.ts'
import { fullest, resumeSource, slot } from './slots.ts'
import { roleSlots } from './who.ts'

/** A line that goes on after "I", or after a colon: one sentence, its words unchanged; null for any other. */
function lineOf({ said, role }: Proof, { told }: LetterTexts): string | null {
  const line = unended(said)
  return /[.!?:]\s/u.test(line) ? null : told(line, isPresent(role))
}

/** What a line stands under, and whether the job has just been named. */
function toldAs({ role }: Proof, before: Proof | undefined, named: ResumeRole | null | undefined): Told {
  if (role === null) return 'none'
  if (role.id === before?.role?.id) return 'also'
  if (before === undefined && role.id === named?.id) return 'there'
  if (role.kind !== 'job') return role.kind
  return isPresent(role) ? 'present' : 'former'
}

/**
 * The lines as sentences, each with the job that it is from, but for the one that was `named` before them, the
 * second after what else is asked for; null where one of them can't be told so, or was refused when it was.
 */
export function tell(
  lines: readonly Proof[],
  texts: LetterTexts,
  banned: ReadonlySet<string>,
  random: () => number,
  named: ResumeRole | null | undefined,
  asksNext: boolean,
): readonly Sentence[] | null {
  const said: Sentence[] = []
  for (const [at, proof] of lines.entries()) {
    const line = lineOf(proof, texts)
    if (line === null || [...banned].some((sentence) => isSaidIn(proof.said, sentence))) return null
    const slots = {
      ...(proof.role && roleSlots(proof.role, texts)),
      line: slot(line, resumeSource(proof.line.statement)),
    }
    const as = toldAs(proof, lines[at - 1], named)
    const isAnswer = at === 0 && proof.answer?.isClose === true
    const answering = isAnswer && (as === 'present' || as === 'former') ? texts.tell.answer[as] : []
    const instead = as === 'also' && at === 1 && asksNext ? texts.tell.again : undefined
    const frames = fullest([...answering, ...(instead ?? texts.tell[as])], slots)
    const sentence = pick(
      frames.filter(({ text }) => !said.some((other) => other.text.slice(0, 5) === text.slice(0, 5))),
      random,
    )
    if (sentence === undefined) return null
    said.push(sentence)
  }
  return said
}
