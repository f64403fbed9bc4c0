import type { Sentence } from '#core/writing/model.ts'
import type { Facts } from './facts.ts'
import { fill, type Slots } from './fill.ts'
import type { Pair } from './match.ts'
import { pairSlots } from './pair-slots.ts'
import { type Move, phrasesOf, type Plan, PLANS, type Step } from './plans.ts'
import { pick } from './seeded.ts'

/** One way the letter could read. */
export interface Candidate {
  readonly plan: Plan
  readonly paragraphs: readonly (readonly Sentence[])[]
  readonly slots: Slots
  /** How much better the best deed would have been; 0 for the best. */
  readonly loss: number
}

/** Moves that claim a likeness are open when there is one, those that admit a distance when there is none. */
function isOpen(move: Move, pair: Pair | null, slots: Slots): boolean {
  if (move.endsWith('Fit')) return pair?.fits ?? false
  if (move.endsWith('Modest')) return pair !== null && !pair.fits
  switch (move) {
    case 'first':
    case 'second':
    case 'openTwo':
      return (pair?.fits ?? false) && (slots['doing2'] !== undefined || slots['asked2'] !== undefined)
    case 'openSame':
      return slots['same'] !== undefined
    case 'bridge':
      return slots['differs'] !== undefined
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

/** The second deed: another than the first, best one that answers another need. */
function secondOf(facts: Facts, first: Pair, random: () => number): Pair | null {
  const others = facts.pairs.filter(({ evidence, need }) => evidence !== first.evidence && (need === null || need !== first.need))
  const fitting = others.filter(({ fits }) => fits)
  return pick((fitting.length > 0 ? fitting : others).slice(0, 3), random) ?? null
}

const tellsDeed = (plan: Plan): boolean => plan.paragraphs.flat().some(({ moves, said }) => said === 'always' && moves.some((move) => /^(?:tell|first|openResult)/u.test(move)))

/** Letters that the facts allow, `count` tries over all plans; the same random source gives the same letters. */
export function candidates(facts: Facts, random: () => number, count: number): readonly Candidate[] {
  const best = facts.pairs[0]?.score ?? 0
  // Scores may be below zero; what counts is the distance to the best.
  const reach = Math.max(1, Math.abs(best) * 0.4)
  const near = facts.pairs.filter(({ score }, at) => at < 2 || (at < 6 && score >= best - reach))
  return Array.from({ length: count }, (_, at): Candidate | null => {
    const plan = PLANS[at % PLANS.length]
    if (plan === undefined) return null
    const pair = pick(near, () => random() ** 2) ?? null
    if (pair === null && tellsDeed(plan)) return null
    const skills = facts.skills.length > 1 && random() < 0.5 ? [facts.skills[1], facts.skills[0]] : facts.skills
    const second = pair === null ? null : secondOf(facts, pair, random)
    const slots: Slots = { ...facts.slots, skill: skills[0], skill2: skills[1], ...(pair === null ? {} : pairSlots(pair, second)) }
    const paragraphs = sayPlan(plan, pair, slots, random)
    return paragraphs === null ? null : { plan, paragraphs, slots, loss: pair === null ? 0 : (best - pair.score) / (reach * 2.5) }
  }).filter((candidate) => candidate !== null)
}
