import { checkLetter } from '../check/check-letter.ts'
import { matchesOf } from '../matches-of.ts'
import { type Assignment, type Letter, type Writer, WriterUnavailable } from '../model.ts'
import { layOut } from '../render-letter.ts'
import { bestLetter } from './best-letter.ts'
import type { Material } from './model.ts'

const ROUNDS = 4

/** The sentences that the check refused. */
function refusedIn(letter: Letter, assignment: Assignment): readonly string[] {
  const errors = checkLetter(assignment, letter).findings.filter(({ severity }) => severity === 'E')
  const hit = layOut(letter).sentences.filter(({ span: at }) =>
    errors.some(({ span }) => span !== null && span.start < at.end && span.end > at.start),
  )
  return errors.length > 0 && hit.length === 0 ? [letter.subject] : hit.map(({ sentence }) => sentence.text)
}

/** A letter that passes the check, or the first one, whose findings say why none does. */
function write(material: Material, seed: string): Letter | null {
  let banned = material.banned
  let first: Letter | null = null
  for (let round = 0; round < ROUNDS; round += 1) {
    const letter = bestLetter({ ...material, banned }, `${seed} ${round}`)
    if (letter === null) break
    const refused = refusedIn(letter, material.assignment)
    if (refused.length === 0) return letter
    first ??= letter
    banned = new Set([...banned, ...refused])
  }
  return first
}

/** The material of a letter; refused sentences may not be used again. */
function materialOf(assignment: Assignment, refused: readonly string[]): Material {
  const { revision, tone } = assignment
  return {
    assignment,
    ...matchesOf(assignment),
    tone: revision?.wish === 'warmer' ? 'warm' : tone,
    isShort: tone === 'brisk' || revision?.wish === 'shorter',
    banned: new Set(refused),
  }
}

/**
 * A writer without a model. A letter names a need of the posting, quotes the lines of the resume that answer
 * it, and ends with a question. The same assignment always gives the same letter; after a refusal it gives
 * another. Throws WriterUnavailable when the resume has no line that may be quoted.
 */
export function builtInWriter(): Writer {
  return {
    quotes: true,
    async write(assignment, refused) {
      const letter = write(
        materialOf(assignment, refused === null ? [] : refusedIn(refused.letter, assignment)),
        `${assignment.emailId}${refused === null ? '' : ' again'}`,
      )
      if (letter === null) throw new WriterUnavailable('The resume has no line that a letter could quote.')
      return letter
    },
  }
}
