import type { Sentence } from '#core/writing/model.ts'
import { type Evidence, isResult } from './evidence.ts'
import type { Facts } from './facts.ts'
import { fill, type Slots } from './fill.ts'
import { wasBefore } from './job.ts'
import { HELPED, type Pair } from './match.ts'
import { pairSlots } from './pair-slots.ts'
import { type Audience, type Move, phrasesOf, type Plan, PLANS, type Step } from './plans.ts'
import { pick } from './seeded.ts'

/** One way the letter could read. */
export interface Candidate {
  readonly plan: Plan
  readonly paragraphs: readonly (readonly Sentence[])[]
  readonly slots: Slots
  /** How much better the best deed would have been; 0 for the best. */
  readonly loss: number
  /** True when a deed that it tells has a figure. */
  readonly hasNumber: boolean
  /** True when one of them says what came of the work. */
  readonly hasResult: boolean
}

/** Moves that rest on a likeness are open when there is one. */
function isOpen(move: Move, pair: Pair | null, slots: Slots): boolean {
  if (move.startsWith('open') && (move === 'openAgency') !== (slots['agency'] !== undefined)) return move === 'openBare' && slots['title'] === undefined
  switch (move) {
    case 'openNeed':
    case 'openGoal':
    case 'link':
      return pair?.fits ?? false
    case 'openSame':
      return slots['same'] !== undefined
    case 'start':
      return slots['early'] !== undefined
    case 'openResult':
      return pair !== null && isResult(pair.evidence) && (slots['otherField'] === undefined || pair.fits)
    case 'openMove':
    case 'openShift':
    case 'shift':
      return !(pair?.fits ?? false) && slots['otherField'] !== undefined
    case 'openBare':
      return slots['title'] === undefined || slots['company'] === undefined
    default:
      return true
  }
}

function sayMove(move: Move, slots: Slots, random: () => number): Sentence | null {
  const left = [...phrasesOf(move)]
  while (left.length > 0) {
    const pattern = pick(left, random) ?? ''
    const sentence = fill(pattern, slots)
    if (sentence !== null) return sentence
    left.splice(left.indexOf(pattern), 1)
  }
  return null
}

function sayStep(step: Step, pair: Pair | null, slots: Slots, random: () => number): Sentence | null {
  for (const move of step.moves) {
    const said = isOpen(move, pair, slots) ? sayMove(move, slots, random) : null
    if (said !== null) return said
  }
  return null
}

function sayPlan(plan: Plan, pair: Pair | null, slots: Slots, random: () => number): readonly (readonly Sentence[])[] | null {
  const paragraphs: (readonly Sentence[])[] = []
  for (const steps of plan.paragraphs) {
    const said: Sentence[] = []
    for (const step of steps) {
      const skip = step.said === 'sometimes' && random() < 0.45
      const sentence = skip ? null : sayStep(step, pair, slots, random)
      if (sentence === null && step.said === 'always') return null
      if (sentence !== null) said.push(sentence)
    }
    if (said.length > 0) paragraphs.push(said)
  }
  return paragraphs
}

/** What an intern or a helper did says less than silence beside the deed of a grown job. */
const isAtTheSide = ({ clause, job }: Evidence): boolean => HELPED.test(clause.said) || /\b(?:intern|trainee|apprentice)\b/iu.test(job?.title?.text ?? '')

/** The second deed: another than the first and told in its tense, one that answers another need first. */
function secondOf(facts: Facts, first: Pair, uses: Uses, random: () => number): Pair | null {
  const newField = facts.slots['otherField'] !== undefined && first.evidence.kind === 'project'
  const others = facts.pairs.filter(({ evidence, fits, near, aside }) => fits || near || (!isAtTheSide(evidence) && (!aside || (evidence.kind === 'job' && isResult(evidence))) && (!newField || evidence.kind === 'project'))).filter(({ evidence }) => evidence !== first.evidence && evidence.clause.tense === first.evidence.clause.tense && (evidence.job !== null || evidence.kind === 'project'))
  const each = others.filter(({ evidence }, at) => others.findIndex((other) => other.evidence === evidence) === at)
  const telling = each.filter(({ evidence, fits, near }) => evidence.hasNumber || fits || near)
  const plain = facts.pairs.some(({ evidence }) => evidence.hasNumber) ? [] : each.slice(0, 1)
  const ranked = (telling.length > 0 ? telling : plain).map((pair) => ({ pair, score: pair.score - uses(pair.evidence) * 3 - (pair.evidence.kind === first.evidence.kind ? 0 : 1) })).toSorted((one, other) => other.score - one.score)
  return pick(ranked.slice(0, 3), () => random() ** 1.5)?.pair ?? null
}

/** The share of the day's other letters that tell a deed, 0 to 1. */
export type Uses = (evidence: Evidence) => number

/** The plans that suit a writer and a posting; a deed is told wherever there is one. */
function plansFor({ level, pairs }: Facts): readonly Plan[] {
  const audience: Audience = pairs.length === 0 ? 'deedless' : !level.early ? 'usual' : level.senior ? 'above' : 'early'
  return PLANS.filter((plan) => plan.audience === audience)
}

/** The deeds a letter may begin with: those near to the best, of which one the day has told often counts less; anchored ones before all others. */
function leads(facts: Facts, uses: Uses): readonly { pair: Pair; score: number }[] {
  const anchored = facts.pairs.filter(({ evidence }) => evidence.job !== null || evidence.kind === 'project')
  const straight = anchored.filter(({ aside, fits, evidence }) => !aside || (fits && evidence.kind === 'job'))
  const pool = straight.length > 0 ? straight : anchored.length > 0 ? anchored : facts.pairs
  const paid = pool.filter(({ evidence, fits }) => evidence.kind === 'job' || fits)
  // Whoever comes from other work shows the projects of the new field, not the tables that were served.
  const projects = facts.slots['otherField'] === undefined ? [] : pool.filter(({ evidence, fits }) => evidence.kind === 'project' || (fits && evidence.kind === 'job'))
  const work = projects.length > 0 ? projects : paid.some(({ evidence }) => evidence.kind === 'job') ? paid : pool
  const telling = work.filter(({ evidence, fits, near }) => (evidence.hasNumber && !HELPED.test(evidence.clause.said)) || fits || near || (projects.length > 0 && evidence.kind === 'project'))
  const told = (telling.length > 0 ? telling : work).map((pair) => ({ pair, score: pair.score - uses(pair.evidence) * (pair.fits ? 1.5 : 3) })).toSorted((one, other) => other.score - one.score)
  const best = told[0]?.score ?? 0
  const first = told.filter(({ pair }, at) => told.findIndex((other) => other.pair.evidence === pair.evidence) === at).slice(0, 2)
  return told.filter((one, at) => first.includes(one) || (at < 8 && one.score >= best - 1.5))
}

/** The newer job's deed first, unless the older one answers what the posting asks. */
function inOrder(first: Pair | null, second: Pair | null): readonly [Pair | null, Pair | null] {
  const [one, other] = [first?.evidence.job, second?.evidence.job]
  return one && other && first?.fits === false && wasBefore(one, other) ? [second, first] : [first, second]
}

/** The writer's newest job, for letters whose deeds are all from another one. */
function contextOf(slots: Slots, told: readonly (Pair | null)[]): Slots {
  const named = told.some((pair) => pair?.evidence.kind === 'job' && pair.evidence.job?.rank === 0)
  return named ? { nowSince: undefined } : { atRole: slots['nowRole'], atCompany: slots['nowCompany'], wasRole: slots['lastRole'], wasCompany: slots['lastCompany'] }
}

/** Without the deeds that no frame holds, for the names around them are too long. */
function tellable(facts: Facts): Facts {
  const frames = [...phrasesOf('tell'), ...phrasesOf('tellBare')]
  const fits = new Map<Evidence, boolean>()
  for (const pair of facts.pairs) {
    if (fits.has(pair.evidence)) continue
    const slots = pairSlots(pair, null)
    fits.set(pair.evidence, frames.some((frame) => fill(frame, slots) !== null))
  }
  return { ...facts, pairs: facts.pairs.filter(({ evidence }) => fits.get(evidence) === true) }
}

/** Letters that the facts allow, `count` tries over all plans; the same random source gives the same letters. */
export function candidates(all: Facts, uses: Uses, random: () => number, count: number): readonly Candidate[] {
  const facts = tellable(all)
  const near = leads(facts, uses)
  const best = near[0]?.score ?? 0
  const plans = plansFor(facts)
  return Array.from({ length: count }, (_, at): Candidate | null => {
    const plan = plans[at % plans.length]
    if (plan === undefined) return null
    const lead = pick(near, () => random() ** 2) ?? null
    const skills = facts.skills.length > 1 && random() < 0.5 ? [facts.skills[1], facts.skills[0]] : facts.skills
    const [first, second] = inOrder(lead?.pair ?? null, lead === null || random() < 0.25 ? null : secondOf(facts, lead.pair, uses, random))
    const slots: Slots = { ...facts.slots, ...contextOf(facts.slots, [first, second]), skill: skills[0], skill2: skills[1], ...(first === null ? {} : pairSlots(first, second)) }
    const paragraphs = sayPlan(plan, first, slots, random)
    if (paragraphs === null) return null
    const text = paragraphs.flat().map((sentence) => sentence.text).join(' ')
    const told = [first, second].filter((pair) => pair !== null && text.includes(pair.evidence.clause.said))
    return { plan, paragraphs, slots, loss: lead === null ? 0 : best - lead.score, hasNumber: told.some((pair) => pair?.evidence.hasNumber ?? false), hasResult: told.some((pair) => pair !== null && isResult(pair.evidence)) }
  }).filter((candidate) => candidate !== null)
}
