import { checkLetter } from '#core/writing/check/check-letter.ts'
import { type Assignment, type Letter, type Writer, WriterUnavailable } from '#core/writing/model.ts'
import { bodyWords, layOut } from '#core/writing/render-letter.ts'
import type { Finding } from '#shared/models/outreach.ts'
import { candidates, type Candidate, type Uses } from './candidates.ts'
import { greetings, signatureOf, subjects } from './envelope.ts'
import { isResult } from './evidence.ts'
import { factsOf } from './facts.ts'
import { jaccard, runs, shingles } from './likeness.ts'
import { ENDINGS } from './phrases/endings.ts'
import { pick, seeded } from './seeded.ts'

const TRIES = 175
const CHECKED = 12
const FEWEST_WORDS = 60
const MOST_WORDS = 100
const SHORT_WORDS = 75

/** The other letters of the day. */
interface Others {
  readonly subjects: ReadonlySet<string>
  readonly fives: readonly ReadonlySet<string>[]
  /** How many of them have a run of three words. */
  readonly threes: ReadonlyMap<string, number>
}

function othersOf({ siblings }: Assignment): Others {
  const threes = new Map<string, number>()
  for (const { body } of siblings) for (const run of shingles(body, 3)) threes.set(run, (threes.get(run) ?? 0) + 1)
  return { subjects: new Set(siblings.map(({ subject }) => subject.toLowerCase())), fives: siblings.map(({ body }) => shingles(body)), threes }
}

const textOf = (candidate: Candidate): string => candidate.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')).join('\n')

const CLOSEST = 4

/** Phrases of four words, the job's title or an employer that a letter says more often than people do. */
function repeats(text: string, { slots }: Candidate): number {
  const title = slots['title']?.text.toLowerCase() ?? ''
  const fours = runs(text, CLOSEST).filter((run) => !title.includes(run) && !run.includes(title === '' ? '\n' : title))
  const said = (name: string | undefined): number => (name === undefined ? 0 : text.split(name).length - 1)
  const employers = new Set(['employer', 'employer2', 'beforeEmployer', 'nowCompany', 'role', 'role2', 'heldRole', 'atRole', 'sameNow', 'clubOrg', 'volunteerOrg', 'clubOrg2', 'volunteerOrg2'].map((name) => slots[name]?.text))
  const named = [...employers].reduce((sum, name) => sum + Math.max(0, said(name) - 1), 0)
  return (fours.length - new Set(fours).size) * 0.5 + named * 0.8 + Math.max(0, said(slots['title']?.text) - 2) * 0.5
}

/** What speaks against a candidate: likeness to other letters first, then length, then a lesser deed. Unitless. */
function cost(candidate: Candidate, others: Others, wish: { hasNumbers: boolean; hasResults: boolean; mostWords: number }, random: () => number): number {
  const text = textOf(candidate)
  const fives = others.fives.length === 0 ? new Set<string>() : shingles(text)
  const likest = Math.max(0, ...others.fives.map((other) => jaccard(fives, other)))
  const threes = others.fives.length === 0 ? [] : runs(text, 3)
  const usual = threes.reduce((sum, run) => sum + (others.threes.get(run) ?? 0), 0) / Math.max(1, threes.length * others.fives.length)
  const count = text.split(/\s+/u).length
  const length = Math.max(0, FEWEST_WORDS - count, count - wish.mostWords) / 10
  const unsaid = wish.hasNumbers && !candidate.hasNumber ? 8 : wish.hasResults && !candidate.hasResult ? 2 : 0
  return likest * 6 + Math.max(0, likest - 0.25) * 20 + usual * 3 + length + candidate.loss * 0.45 + repeats(text, candidate) + unsaid - candidate.plan.worth * 0.25 + random() * 1.1
}

function letterOf(assignment: Assignment, candidate: Candidate, others: Others, random: () => number): Letter {
  const possible = subjects(candidate.slots, candidate.plan.audience === 'above')
  const fresh = possible.filter((subject) => !others.subjects.has(subject.toLowerCase()))
  // Letters of one day are written side by side and do not all see each other: a subject that names the company is like no other.
  const company = candidate.slots['company']?.text ?? ' '
  const own = random() < 0.85 ? fresh.filter((subject) => subject.includes(company)) : []
  const subject = pick([own, fresh, possible].find((some) => some.length > 0) ?? [], random) ?? 'About the role you posted'
  return {
    subject,
    greeting: pick(greetings(assignment), random) ?? 'Hello,',
    paragraphs: candidate.paragraphs,
    signature: [pick(ENDINGS.closing, random) ?? 'Best regards,', ...signatureOf(assignment)],
    writer: 'composer',
  }
}

interface Written {
  readonly letter: Letter
  readonly candidate: Candidate
}

/** What a second letter must not do again: the plan of the first, and the sentences that a finding points at. */
interface Refused {
  readonly plan: string
  readonly sentences: ReadonlySet<string>
  readonly tooLong: boolean
}

function refusedOf(assignment: Assignment, findings: readonly Finding[]): Refused | null {
  const first = findings.length === 0 ? null : bestLetter(assignment, null)
  if (first === null) return null
  const faulty = layOut(first.letter).sentences.filter(({ span: place }) => findings.some(({ span }) => span !== null && span.start < place.end && span.end > place.start))
  return {
    plan: first.candidate.plan.id,
    sentences: new Set(faulty.map(({ sentence }) => sentence.text)),
    tooLong: findings.some(({ rule }) => rule === 'L01' || rule === 'L10'),
  }
}

const repeatsRefused = (candidate: Candidate, refused: Refused | null): boolean =>
  refused !== null && (candidate.plan.id === refused.plan || candidate.paragraphs.flat().some(({ text }) => refused.sentences.has(text)))

/** Cheapest first, and of the cheapest the first without a finding; none that repeats what was found before. */
function bestLetter(assignment: Assignment, refused: Refused | null): Written | null {
  const random = seeded(refused === null ? assignment.entryId : `${assignment.entryId} again`)
  const facts = factsOf(assignment)
  const others = othersOf(assignment)
  const most = refused?.tooLong === true ? SHORT_WORDS : MOST_WORDS
  const uses: Uses = ({ clause }) => assignment.siblings.filter(({ body }) => body.includes(clause.said)).length / Math.max(1, assignment.siblings.length)
  const ranked = candidates(facts, uses, random, refused === null ? TRIES : TRIES * 2)
    .filter((candidate) => !repeatsRefused(candidate, refused))
    .map((candidate) => ({ candidate, cost: cost(candidate, others, { hasNumbers: facts.pairs.some(({ evidence }) => evidence.hasNumber), hasResults: facts.pairs.some(({ evidence }) => isResult(evidence)), mostWords: most }, random) }))
    .toSorted((one, other) => one.cost - other.cost)
  let best: (Written & { score: number }) | null = null
  for (const { candidate } of ranked.slice(0, CHECKED)) {
    const letter = letterOf(assignment, candidate, others, random)
    const { score } = checkLetter(assignment, letter)
    if (best === null || score > best.score) best = { letter, candidate, score }
    if (score === 100) break
  }
  return best
}

/**
 * Writes letters without a model, from the resume's deeds, the posting's needs and the contact's record. The same assignment gives the
 * same letter; findings give another one. Throws WriterUnavailable when there is too little to say anything at all.
 */
export function composer(): Writer {
  return {
    async write(assignment, refused) {
      const written = bestLetter(assignment, refusedOf(assignment, refused?.findings ?? []))
      if (written === null || bodyWords(written.letter) === 0) throw new WriterUnavailable('The resume and the posting give nothing to write about.')
      return written.letter
    },
  }
}
