import { checkLetter } from '#core/writing/check/check-letter.ts'
import { type Assignment, type Letter, type Writer, WriterUnavailable } from '#core/writing/model.ts'
import { bodyWords } from '#core/writing/render-letter.ts'
import type { Finding } from '#shared/models/outreach.ts'
import { candidates, type Candidate } from './candidates.ts'
import { greetings, signatureOf, subjects } from './envelope.ts'
import { factsOf } from './facts.ts'
import { jaccard, shingles } from './likeness.ts'
import { pick, seeded } from './seeded.ts'

const TRIES = 210
const CHECKED = 12
const BEST_WORDS = { from: 60, to: 100 }

interface Sibling {
  readonly subject: string
  readonly fives: ReadonlySet<string>
  readonly threes: ReadonlySet<string>
}

const textOf = (candidate: Candidate): string => candidate.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')).join('\n')

/** What speaks against a candidate: likeness to other letters first, then length, then a lesser deed. Unitless. */
function cost(candidate: Candidate, siblings: readonly Sibling[], random: () => number): number {
  const text = textOf(candidate)
  const [fives, threes] = [shingles(text), shingles(text, 3)]
  const likest = Math.max(0, ...siblings.map((sibling) => jaccard(fives, sibling.fives)))
  const usual = siblings.reduce((sum, sibling) => sum + jaccard(threes, sibling.threes), 0) / Math.max(1, siblings.length)
  const words = text.split(/\s+/u).length
  const length = Math.max(0, BEST_WORDS.from - words, words - BEST_WORDS.to) / 10
  const unsaid = candidate.plan.worth === 0 && candidate.loss === 0 ? 1.2 : 0
  return likest * 6 + Math.max(0, likest - 0.25) * 20 + usual * 4 + length + candidate.loss * 0.8 + unsaid - candidate.plan.worth * 0.15 + random() * 0.4
}

function letterOf(assignment: Assignment, candidate: Candidate, siblings: readonly Sibling[], random: () => number): Letter | null {
  const possible = subjects(candidate.slots)
  const fresh = possible.filter((subject) => siblings.every((sibling) => sibling.subject.toLowerCase() !== subject.toLowerCase()))
  const subject = pick(fresh.length > 0 ? fresh : possible, random) ?? 'About the role you posted'
  return {
    subject,
    greeting: pick(greetings(assignment), random) ?? 'Hello,',
    paragraphs: candidate.paragraphs,
    signature: signatureOf(assignment),
    writer: 'composer',
  }
}

/** Cheapest first, and of the cheapest the first without a finding; none that repeats what was found before. */
function bestLetter(assignment: Assignment, findings: readonly Finding[], count: number): Letter | null {
  const random = seeded(`${assignment.entryId}${findings.map(({ rule }) => rule).join('')}`)
  const facts = factsOf(assignment)
  const siblings = assignment.siblings.map(({ subject, body }) => ({ subject, fives: shingles(body), threes: shingles(body, 3) }))
  const ranked = candidates(facts, random, count)
    .map((candidate) => ({ candidate, cost: cost(candidate, siblings, random) }))
    .toSorted((one, other) => one.cost - other.cost)
  let best: { letter: Letter; score: number } | null = null
  for (const { candidate } of ranked.slice(0, CHECKED)) {
    const letter = letterOf(assignment, candidate, siblings, random)
    if (letter === null) continue
    const { score } = checkLetter(assignment, letter)
    if (best === null || score > best.score) best = { letter, score }
    if (score === 100) break
  }
  return best?.letter ?? null
}

/**
 * Writes letters without a model, from the resume's deeds, the posting's needs and the contact's record. The same assignment gives the
 * same letter; findings give another one. Throws WriterUnavailable when there is too little to say anything at all.
 */
export function composer(): Writer {
  return {
    async write(assignment, findings) {
      const letter = bestLetter(assignment, findings, findings.length === 0 ? TRIES : TRIES * 2)
      if (letter === null || bodyWords(letter) === 0) throw new WriterUnavailable('The resume and the posting give nothing to write about.')
      return letter
    },
  }
}
