import { jaccard, shingles, withoutEnvelope } from '../likeness.ts'
import type { Letter } from '../model.ts'
import { bodyWords } from '../render-letter.ts'
import { compose, type Material, type Plan } from './compose.ts'
import { awkwardness } from './known.ts'
import { type Proof, proofsOf } from './proofs.ts'
import { pick, seeded } from './seeded.ts'

const TRIES = 60
/** An answer that is weaker by less than this may go first, so that not every letter quotes the same line. */
const NEAR = [0.15, 0.4, 1]
/** Two letters of a day are no more alike than this where the resume gives another answer. */
const ALIKE = 0.45
const GOOD = 0.45
const STRONGEST = 5

/** What answers nothing is worth less than what does, the strongest line most. */
const worth = ({ answer, rank, said }: Proof): number =>
  answer === null
    ? Math.max(0, 0.25 - rank * 0.05)
    : answer.score - awkwardness(answer.need) - (said === null ? 0.1 : 0)
/** Words that stand in every summary. */
const WORN =
  /\b(?:passion\w*|proven|track record|dynamic|results-\w+|detail-oriented|fast-paced|extensive|dedicated|seeking|motivated|team player)\b/iu
/** A line of the summary, where there are jobs, and one of worn words are told only for want of others. */
const weakness = ({ origin, line }: Proof, hasRoles: boolean): number =>
  (origin === 'none' && hasRoles ? 0.4 : 0) + (WORN.test(line.statement.value) ? 0.5 : 0)
/**
 * Unasked, only one of the strongest lines is worth saying: of the same job, or of the present one after a
 * line of the summary.
 */
const isStrongOf = (first: Proof, { role, rank, line, origin }: Proof): boolean =>
  rank < 3 &&
  line.numbers.length > 0 &&
  (first.role === null ? origin === 'present' : role?.id === first.role.id)
const hasFigure = ({ line }: Proof): boolean => line.numbers.length > 0

/**
 * What the draft before said may not be said again where the user asked for another fact; the other wishes
 * keep the lines.
 */
function usable({ assignment, matches, banned }: Material): readonly Proof[] {
  const { revision } = assignment
  // What cannot be quoted answers no need: to name one would claim what is not shown.
  return proofsOf(assignment, matches)
    .map((proof) => (proof.said === null ? { ...proof, answer: null } : proof))
    .filter(({ said, line: { statement } }) => {
      if (banned.has(`- ${said}`)) return false
      return revision?.wish !== 'other_fact' || !revision.before.body.includes(said ?? statement.value)
    })
}

/**
 * The letter of many that says most for this posting and is least like the others of the day; null when there
 * is nothing to quote.
 */
export function bestLetter(material: Material, seed: string): Letter | null {
  const random = seeded(seed)
  const { assignment, isShort } = material
  const { siblings, revision } = assignment
  const proofs = usable(material)
  const answers = proofs.filter(({ answer }) => answer !== null)
  const best = Math.max(0, ...proofs.map(worth))
  const firstsWithin = (near: number) =>
    answers.length > 0 ? answers.filter((proof) => worth(proof) >= best - near) : proofs.slice(0, STRONGEST)
  const seconds = (first: Proof): readonly Proof[] =>
    proofs.filter(
      (proof) =>
        proof.line.id !== first.line.id &&
        (proof.answer === null ? isStrongOf(first, proof) : worth(proof) >= GOOD),
    )

  const bodies = siblings.map(({ body }) => shingles(withoutEnvelope(body)))
  const subjects = new Set([
    ...siblings.map(({ subject }) => subject),
    ...(revision === null ? [] : [revision.before.subject]),
  ])
  const used = ({ said }: Proof): number =>
    said === null
      ? 0
      : siblings.filter(({ body }) => body.includes(said)).length / Math.max(1, siblings.length)
  const weak = (proof: Proof): number => weakness(proof, assignment.facts.roles.length > 0)
  const [fewest, most] = isShort ? [45, 70] : [60, 105]

  const likestOf = (letter: Letter): number => {
    const own = shingles(
      letter.paragraphs
        .flat()
        .map(({ text }) => text)
        .join('\n'),
    )
    return Math.max(0, ...bodies.map((body) => jaccard(own, body)))
  }
  const cost = ({ first, second }: Plan, letter: Letter, likest: number): number => {
    const sentences = letter.paragraphs.flat().map(({ text }) => text)
    const words = bodyWords(letter)
    const again = sentences.filter(
      (text) => !text.startsWith('- ') && siblings.some(({ body }) => body.includes(text)),
    ).length
    const before =
      revision === null
        ? 0
        : sentences.filter((text) => !text.startsWith('- ') && revision.before.body.includes(text)).length
    // A shorter or warmer draft tells the same.
    const left =
      revision !== null && revision.wish !== 'other_fact' && !revision.before.body.includes(first.said ?? '')
        ? 1
        : 0
    const length = Math.max(0, fewest - words, words - most) / 5
    const telling = isShort
      ? second === null
        ? 0
        : 1
      : second === null
        ? 0.6
        : second.answer === null
          ? 0.5
          : (best - worth(second)) * 0.5
    const figure = hasFigure(first) || (second !== null && hasFigure(second)) ? 0 : 0.4
    return (
      (best - worth(first)) * 6 +
      used(first) * 0.6 +
      weak(first) +
      (second === null ? 0 : used(second) * 0.3 + weak(second)) +
      telling +
      figure +
      length +
      likest * 2 +
      Math.max(0, likest - 0.3) * 25 +
      again * 0.15 +
      before +
      left +
      (subjects.has(letter.subject) ? 0.5 : 0)
    )
  }

  const candidates = (near: number): readonly Candidate[] =>
    Array.from({ length: TRIES }).flatMap((_, at) => {
      const first = pick(firstsWithin(near), random)
      if (first === undefined) return []
      const second = isShort && at % 2 === 0 ? null : (pick(seconds(first), random) ?? null)
      const plans =
        second === null
          ? [{ first, second }]
          : [
              { first, second },
              { first, second: null },
            ]
      return plans.flatMap((plan): readonly Candidate[] => {
        const letter = compose(material, plan, random)
        if (letter === null) return []
        const likest = likestOf(letter)
        return [{ letter, likest, cost: cost(plan, letter, likest) }]
      })
    })

  let all: readonly Candidate[] = []
  for (const near of NEAR) {
    all = [...all, ...candidates(near)].toSorted((one, other) => one.cost - other.cost)
    if ((all[0]?.likest ?? 0) <= ALIKE) break
  }
  return all[0]?.letter ?? null
}

interface Candidate {
  readonly letter: Letter
  readonly cost: number
  /** How alike it is to the one of the day that it is most like, 0 to 1. */
  readonly likest: number
}
