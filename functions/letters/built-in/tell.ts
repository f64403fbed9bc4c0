import type { Sentence } from '../model.ts'
import type { Clause, LetterTexts, Told } from '#shared/letters/letter-texts.ts'
import { hasSentences, isOngoing, isPresent, isSaidIn, type Proof, unended } from './proofs.ts'
import { pick } from './seeded.ts'
import { fullest, resumeSource, slot, type Slots } from './slots.ts'
import { roleSlots } from './who.ts'
import type { WriterTexts } from './writer-texts.ts'

interface Around {
  /** The line told before. */
  readonly before: Proof | undefined
  /** The employer named last. */
  readonly place: string | null
  /** The employer of the writer's present job. */
  readonly present: string | null
}

/** The kind of role that a line belongs to. */
function toldAs({ role }: Proof, { before, place, present }: Around): Told {
  const told = before?.role ?? null
  if (role === null) return 'none'
  if (role.id === told?.id) return 'also'
  if (role.kind !== 'job') return role.kind
  if (told?.kind === 'job' && role.employer !== null && role.employer.value === place) return 'there'
  if (isPresent(role)) return 'present'
  if (role.employer !== null && role.employer.value === present) return 'promoted'
  return isPresent(told) ? 'earlier' : 'former'
}

/** A role whose name says that it is unpaid: "Volunteer". */
const UNPAID = /volunt|bénévol|ehrenamt|freiwillig/iu

/** A line as a clause with its words unchanged; null when it has several sentences or cannot be told so. */
export function clauseOf(
  { said, role }: Proof,
  { told }: Pick<LetterTexts, 'told'>,
  isAlso: boolean,
): Clause | null {
  const line = unended(said)
  return hasSentences(line) ? null : told(line, isOngoing(role), isAlso)
}

/**
 * Tells each line as a sentence that names its job and begins differently from the reason. Null when one
 * line cannot be told so or was refused.
 */
export function tell(
  lines: readonly Proof[],
  texts: WriterTexts,
  banned: ReadonlySet<string>,
  random: () => number,
  { reason, present }: { readonly reason: string } & Pick<Around, 'present'>,
): readonly Sentence[] | null {
  const said: Sentence[] = []
  // The reason for writing follows the first line and may name the reader's company, which "there" would mean.
  let place: string | null = null
  for (const [at, proof] of lines.entries()) {
    const as = toldAs(proof, { before: lines[at - 1], place, present })
    if (at > 0 && as !== 'also') place = proof.role?.employer?.value ?? null
    const clause = clauseOf(proof, texts, as === 'also' && at === 1)
    if (clause === null || [...banned].some((sentence) => isSaidIn(proof.said, sentence))) return null
    const line = slot(clause.text, resumeSource(proof.line.statement))
    const held: Slots = proof.role === null ? {} : roleSlots(proof.role, texts)
    const slots = {
      ...held,
      ...(as === 'volunteer' && UNPAID.test(held['role']?.text ?? '') ? { role: undefined } : {}),
      line,
      mine: clause.isMine ? line : undefined,
    }
    const made = fullest(texts.tell[as], slots)
    const others = made.filter(
      ({ text }) =>
        ![reason, ...said.map((other) => other.text)].some((other) => other.startsWith(text.slice(0, 3))),
    )
    const sentence = pick(others.length > 0 ? others : made, random)
    if (sentence === undefined) return null
    said.push({ ...sentence, text: sentence.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) })
  }
  return said
}
