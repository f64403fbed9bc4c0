import { looksLikeTown } from '../words/places.ts'
import type { Phrase } from '../words/phrases.ts'
import { type Label, type Part, scoresOf, waysToCut } from './parts.ts'

export interface Labelled extends Phrase {
  readonly label: Label
  readonly part: Part
}

/** How the phrases of an entry are taken, and how much better that is than the next best way, from 0. */
export interface Reading {
  readonly segments: readonly Labelled[]
  readonly margin: number
}

/** What is known of each slot from other entries of the document: points for each label. */
export type Habits = ReadonlyMap<string, Readonly<Partial<Record<Label, number>>>>

const LABELS: readonly Label[] = ['title', 'employer', 'place', 'other']
const BEAM = 120
const CUT_COST = 0.3
/** What it costs an entry to have no title, or no employer. */
const MISSING = 1
/** Phrases of an entry that are looked at. */
const MAX_PARTS = 10

interface State {
  readonly score: number
  readonly segments: readonly Labelled[]
}

const has = (state: State, label: Label): boolean => state.segments.some((segment) => segment.label === label)

/**
 * What a label of a phrase is worth, by its own words, the form's label before it and the document's habits.
 * Where no word tells, a town stands behind a comma, a title on a line of its own below the first.
 */
function pointsOf(part: Part, { words }: Phrase, index: number, habits: Habits): (label: Label) => number {
  const scores = scoresOf(words, part.afterAt && index === 0)
  const set = habits.get(part.font)
  const habit = habits.get(index === 0 ? part.slot : `${part.slot}+${index}`)
  const town = looksLikeTown(words)
  const isBelow = index === 0 && !part.slot.startsWith('0') && words.split(' ').length <= 5
  const stands = {
    title: !town && isBelow ? 0.4 : 0,
    employer: 0,
    place: town && index > 0 ? 0.4 : 0,
    other: 0,
  }
  return (label) =>
    scores[label] + stands[label] + (part.hint === label ? 4 : 0) + (set?.[label] ?? habit?.[label] ?? 0)
}

/** The ways to label the phrases that a part was cut into; a way has each label but `other` once. */
function labelWay(part: Part, way: readonly Phrase[], habits: Habits): readonly State[] {
  return way.reduce<readonly State[]>(
    (states, phrase, index) => {
      const points = pointsOf(part, phrase, index, habits)
      return states.flatMap((one) =>
        LABELS.filter((label) => label === 'other' || !has(one, label)).map((label) => ({
          score: one.score + points(label),
          segments: [...one.segments, { ...phrase, label, part }],
        })),
      )
    },
    [{ score: (1 - way.length) * CUT_COST, segments: [] }],
  )
}

/**
 * The ways to take a part that can be best or next best in the end: for each set of labels the two best that
 * differ in title or employer. A phrase full of commas has hundreds of ways, and the ways of ten such phrases
 * together have no end.
 */
function choicesOf(part: Part, habits: Habits): readonly State[] {
  const kept = new Map<string, State[]>()
  for (const choice of waysToCut(part)
    .flatMap((way) => labelWay(part, way, habits))
    .toSorted((a, b) => b.score - a.score)) {
    const labels = LABELS.filter((label) => has(choice, label)).join(' ')
    const alike = kept.get(labels) ?? []
    if (alike.length < 2 && alike.every((other) => said(other) !== said(choice)))
      kept.set(labels, [...alike, choice])
  }
  return [...kept.values()].flat()
}

const fits = (state: State, choice: State): boolean =>
  (['title', 'employer', 'place'] as const).every((label) => !has(state, label) || !has(choice, label))

/** The best way to take the phrases of an entry: at most one title, one employer, any places and remarks. */
export function labelParts(parts: readonly Part[], habits: Habits): Reading {
  let states: readonly State[] = [{ score: 0, segments: [] }]
  for (const part of parts.slice(0, MAX_PARTS)) {
    const choices = choicesOf(part, habits)
    states = states
      .flatMap((state) =>
        choices.filter((choice) => fits(state, choice)).map((choice) => both(state, choice)),
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BEAM)
  }
  // Where no phrase is set as employers are, the employer stands above an earlier entry.
  const noEmployer = parts.every(({ font }) => (habits.get(font)?.employer ?? 0) < 0) ? 0 : MISSING
  const [best, ...others] = states
    .map((state) => ({
      ...state,
      score: state.score - (has(state, 'title') ? 0 : MISSING) - (has(state, 'employer') ? 0 : noEmployer),
    }))
    .toSorted((a, b) => b.score - a.score)
  if (best === undefined) return { segments: [], margin: 0 }
  const next = others.find((state) => said(state) !== said(best))
  return { segments: best.segments, margin: best.score - (next?.score ?? Number.NEGATIVE_INFINITY) }
}

const both = (one: State, other: State): State => ({
  score: one.score + other.score,
  segments: [...one.segments, ...other.segments],
})

const said = ({ segments }: State): string =>
  ['title', 'employer']
    .map((label) => segments.find((segment) => segment.label === label)?.words ?? '')
    .join('|')

const WEIGHT = 2.2

/**
 * Where employers are set in one look and titles in another, the look of the one does not bear the other:
 * "Charge Nurse, Surgical Services".
 */
function exclusions(sum: Sum, fonts: ReadonlyMap<string, Sum>): Partial<Record<Label, number>> {
  const elsewhere = (label: Label): boolean =>
    [...fonts.values()].some((other) => other !== sum && other[label] >= 2 && other[label] >= sum[label])
  const rare = (label: Label, other: Label): boolean =>
    sum[other] >= 2 && sum[label] <= sum[other] * 0.7 && elsewhere(label)
  return {
    ...(rare('employer', 'title') ? { employer: -4 } : {}),
    ...(rare('title', 'employer') ? { title: -4 } : {}),
  }
}

type Sum = Record<Label, number>

function count(sums: Map<string, Sum>, key: string, label: Label, points: number): void {
  const sum = sums.get(key) ?? { title: 0, employer: 0, place: 0, other: 0 }
  sums.set(key, { ...sum, [label]: sum[label] + points })
}

/** What the entries of a document have in common: the labels of each slot, weighed by how sure they were. */
export function habitsOf(readings: readonly Reading[]): Habits {
  const [sums, fonts] = [new Map<string, Sum>(), new Map<string, Sum>()]
  for (const { segments, margin } of readings) {
    for (const [index, { part, label }] of segments.entries()) {
      const within = segments.slice(0, index).filter((other) => other.part === part).length
      count(sums, within === 0 ? part.slot : `${part.slot}+${within}`, label, Math.min(2, 0.2 + margin))
      count(fonts, part.font, label, 1)
    }
  }
  const shares = [...sums].map(([slot, sum]) => {
    const all = LABELS.reduce((total, label) => total + sum[label], 0)
    const trust = WEIGHT * Math.min(1, all / 4)
    return [slot, Object.fromEntries(LABELS.map((label) => [label, (sum[label] / all) * trust]))] as const
  })
  return new Map([...[...fonts].map(([font, sum]) => [font, exclusions(sum, fonts)] as const), ...shares])
}
