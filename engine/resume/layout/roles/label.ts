import { employerScore, titleScore } from '../words/job-words.ts'
import { looksLikeTown } from '../words/places.ts'
import type { Phrase } from '../words/phrases.ts'
import type { Label } from './form-labels.ts'
import { fontAt, type Part, scoresOf, waysToCut } from './parts.ts'

export interface Labelled extends Phrase {
  readonly label: Label
  readonly part: Part
}

/** The labelled phrases of an entry; `margin` is the lead in points over the next best labelling, from 0. */
export interface Reading {
  readonly segments: readonly Labelled[]
  readonly margin: number
}

/** Points for each label of a slot or font, learned from the document's other entries. */
export type Habits = ReadonlyMap<string, Readonly<Partial<Record<Label, number>>>>

/** What the phrases of an entry are labelled by. */
interface Setting {
  readonly habits: Habits
  /** Whether the entry has one part. */
  readonly isOnly: boolean
  /** Whether several of its lines are surely titles. */
  readonly hasRival: boolean
}

const LABELS: readonly Label[] = ['title', 'employer', 'place', 'other']
const BEAM = 120
const MAX_CHOICES = 12
const CUT_COST = 0.3
/** Points lost by an entry without a title, and by one without an employer. */
const MISSING = 1
/** Maximum number of phrases of an entry that are labelled. */
const MAX_PARTS = 10

interface State {
  readonly score: number
  readonly segments: readonly Labelled[]
}

const has = (state: State, label: Label): boolean => state.segments.some((segment) => segment.label === label)

/**
 * Points for each label of a phrase, from its words, a form's label before it and the document's habits. When
 * the words give no hint, a town is expected after a comma and a title on a line of its own below the first.
 */
function pointsOf(
  part: Part,
  { start, words }: Phrase,
  index: number,
  isList: boolean,
  { habits, hasRival }: Setting,
): (label: Label) => number {
  const scores = scoresOf(words, part.afterAt && index === 0)
  // A font says nothing about words that are conclusive: "Youth Soccer Coach" in the bold letters of employers, unless another
  // line is a title as well: "Hill Road Chemist", "Pharmacy Assistant".
  const isSure =
    (titleScore(words) === 2 && !hasRival) ||
    ((index === 0 || isList) && titleScore(words) === 0 && employerScore(words) > 0)
  const font = isSure ? undefined : habits.get(fontAt(part.line, start))
  // Title and employer on one line share a font.
  const set = isList ? { ...font, title: undefined } : font
  const habit = habits.get(index === 0 ? part.slot : `${part.slot}+${index}`)
  const town = looksLikeTown(words)
  const isBelow = index === 0 && !part.slot.startsWith('0') && words.split(' ').length <= 5
  const position = {
    // "vente de glaces au Glacier Morvandel": a title without a word of titles.
    title:
      index === 0 && part.beforeAt
        ? 1.8
        : !town && isBelow
          ? 0.4
          : // "Paper round, Dulwich News"
            index === 0 && isList && titleScore(words) + employerScore(words) === 0 && scores.place < 0
            ? 0.9
            : 0,
    employer: 0,
    place: town ? Math.min(index, 2) * 0.4 : 0,
    other: 0,
  }
  return (label) =>
    scores[label] + position[label] + (part.hint === label ? 4 : 0) + (set?.[label] ?? habit?.[label] ?? 0)
}

/** All labellings of the phrases that a part was cut into; only `other` may occur more than once. */
function labelWay(part: Part, way: readonly Phrase[], setting: Setting): readonly State[] {
  const isList = setting.isOnly && way.length > 1
  return way.reduce<readonly State[]>(
    (states, phrase, index) => {
      const points = pointsOf(part, phrase, index, isList, setting)
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

/** The best labellings of a part: a phrase full of commas has hundreds, too many to combine with those of others. */
const choicesOf = (part: Part, setting: Setting): readonly State[] =>
  (part.hint === 'place' ? [[part]] : waysToCut(part))
    .flatMap((way) => labelWay(part, way, setting))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_CHOICES)

const fits = (state: State, choice: State): boolean =>
  (['title', 'employer', 'place'] as const).every((label) => !has(state, label) || !has(choice, label))

/** The best labelling of an entry's phrases: at most one title, one employer and one place, any others. */
export function labelParts(parts: readonly Part[], habits: Habits): Reading {
  const setting = {
    habits,
    isOnly: parts.length === 1,
    hasRival: parts.filter(({ words }) => titleScore(words) === 2).length > 1,
  }
  let states: readonly State[] = [{ score: 0, segments: [] }]
  for (const part of parts.slice(0, MAX_PARTS)) {
    const choices = choicesOf(part, setting)
    states = states
      .flatMap((state) =>
        choices.filter((choice) => fits(state, choice)).map((choice) => combined(state, choice)),
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BEAM)
  }
  // When no phrase is formatted like an employer, the employer is named above an earlier entry.
  const noEmployer = parts.every(({ line, start }) => (habits.get(fontAt(line, start))?.employer ?? 0) < 0)
    ? 0
    : MISSING
  const [best, ...others] = states
    .map((state) => ({
      ...state,
      score: state.score - (has(state, 'title') ? 0 : MISSING) - (has(state, 'employer') ? 0 : noEmployer),
    }))
    .toSorted((a, b) => b.score - a.score)
  if (best === undefined) return { segments: [], margin: 0 }
  const next = others.find((state) => titleAndEmployer(state) !== titleAndEmployer(best))
  return { segments: best.segments, margin: best.score - (next?.score ?? Number.NEGATIVE_INFINITY) }
}

const combined = (one: State, other: State): State => ({
  score: one.score + other.score,
  segments: [...one.segments, ...other.segments],
})

const titleAndEmployer = ({ segments }: State): string =>
  ['title', 'employer']
    .map((label) => segments.find((segment) => segment.label === label)?.words ?? '')
    .join('|')

const WEIGHT = 2.2

/**
 * When the document sets employers and titles in different fonts, a phrase in the font of titles is no
 * employer and the reverse: "Charge Nurse, Surgical Services".
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

/** Learns from all entries of a document which labels each slot and font has, weighted by certainty. */
export function habitsOf(readings: readonly Reading[]): Habits {
  const [sums, fonts] = [new Map<string, Sum>(), new Map<string, Sum>()]
  for (const { segments, margin } of readings) {
    for (const [index, { part, label, start }] of segments.entries()) {
      const within = segments.slice(0, index).filter((other) => other.part === part).length
      count(sums, within === 0 ? part.slot : `${part.slot}+${within}`, label, Math.min(2, 0.2 + margin))
      count(fonts, fontAt(part.line, start), label, 1)
    }
  }
  const shares = [...sums].map(([slot, sum]) => {
    const all = LABELS.reduce((total, label) => total + sum[label], 0)
    const trust = WEIGHT * Math.min(1, all / 4)
    return [slot, Object.fromEntries(LABELS.map((label) => [label, (sum[label] / all) * trust]))] as const
  })
  return new Map([...[...fonts].map(([font, sum]) => [font, exclusions(sum, fonts)] as const), ...shares])
}
