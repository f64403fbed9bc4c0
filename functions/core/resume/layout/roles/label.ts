import { type Label, type Part, scoresOf, type Segment, waysToCut } from './parts.ts'

export interface Labelled extends Segment {
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
const NO_TITLE = 1
const NO_EMPLOYER = 1

interface State {
  readonly score: number
  readonly segments: readonly Labelled[]
}

const has = (state: State, label: Label): boolean => state.segments.some((segment) => segment.label === label)

/** Commas within a title or a name stay in it: both sides of one label make one phrase. */
function extend(state: State, part: Part, way: readonly Segment[], habits: Habits): readonly State[] {
  let states: readonly State[] = [{ ...state, score: state.score - (way.length - 1) * CUT_COST }]
  for (const segment of way) {
    const scores = scoresOf(segment.words, part.afterAt && segment === way[0])
    const habit = segment === way[0] ? habits.get(part.slot) : habits.get(`${part.slot}+${way.indexOf(segment)}`)
    const set = habits.get(part.font)
    states = states.flatMap((one) =>
      LABELS.flatMap((label): readonly State[] => {
        if (label !== 'other' && has(one, label)) return []
        return [{ score: one.score + scores[label] + (part.hint === label ? 4 : 0) + (set?.[label] ?? habit?.[label] ?? 0), segments: [...one.segments, { ...segment, label, part }] }]
      }),
    )
  }
  return states
}

/** The best way to take the phrases of an entry: at most one title, one employer, any places and remarks. */
export function labelParts(parts: readonly Part[], habits: Habits): Reading {
  let states: readonly State[] = [{ score: 0, segments: [] }]
  for (const part of parts.slice(0, 10)) {
    const ways = waysToCut(part)
    states = states.flatMap((state) => ways.flatMap((way) => extend(state, part, way, habits))).toSorted((a, b) => b.score - a.score).slice(0, BEAM)
  }
  // Where no phrase is set as employers are, the employer stands above an earlier entry.
  const wanted = parts.length > 0 && parts.every(({ font }) => (habits.get(font)?.employer ?? 0) < 0) ? 0 : NO_EMPLOYER
  const ended = states.map((state) => ({ ...state, score: state.score - (has(state, 'title') ? 0 : NO_TITLE) - (has(state, 'employer') ? 0 : wanted) })).toSorted((a, b) => b.score - a.score)
  const [best] = ended
  if (best === undefined) return { segments: [], margin: 0 }
  const other = ended.find((state) => said(state) !== said(best))
  return { segments: best.segments, margin: other === undefined ? 9 : best.score - other.score }
}

const said = ({ segments }: State): string => ['title', 'employer'].map((label) => segments.find((segment) => segment.label === label)?.words ?? '').join('|')

const WEIGHT = 2.2

/** Where employers are set in one look and titles in another, the look of the one does not bear the other: "Charge Nurse, Surgical Services". */
function exclusions(sum: Readonly<Record<Label, number>>, fonts: ReadonlyMap<string, Readonly<Record<Label, number>>>): Partial<Record<Label, number>> {
  const elsewhere = (label: Label): boolean => [...fonts.values()].some((other) => other !== sum && other[label] >= 2 && other[label] >= sum[label])
  const rare = (label: Label, other: Label): boolean => sum[other] >= 2 && sum[label] <= sum[other] * 0.7 && elsewhere(label)
  return { ...(rare('employer', 'title') ? { employer: -4 } : {}), ...(rare('title', 'employer') ? { title: -4 } : {}) }
}

/** What the entries of a document have in common: the labels of each slot, weighed by how sure they were. */
export function habitsOf(readings: readonly Reading[]): Habits {
  const sums = new Map<string, Record<Label, number>>()
  for (const { segments, margin } of readings) {
    for (const [index, segment] of segments.entries()) {
      const within = segments.slice(0, index).filter(({ part }) => part === segment.part).length
      const key = within === 0 ? segment.part.slot : `${segment.part.slot}+${within}`
      const sum = sums.get(key) ?? { title: 0, employer: 0, place: 0, other: 0 }
      sum[segment.label] += Math.min(2, 0.2 + margin)
      sums.set(key, sum)
    }
  }
  const fonts = new Map<string, Record<Label, number>>()
  for (const { segments } of readings) {
    for (const { part, label } of segments) {
      const sum = fonts.get(part.font) ?? { title: 0, employer: 0, place: 0, other: 0 }
      sum[label] += 1
      fonts.set(part.font, sum)
    }
  }
  return new Map([...fonts].map(([font, sum]) => [font, exclusions(sum, fonts)] as const).concat([...sums].map(([slot, sum]) => {
    const all = LABELS.reduce((total, label) => total + sum[label], 0)
    const trust = WEIGHT * Math.min(1, all / 4)
    return [slot, Object.fromEntries(LABELS.map((label) => [label, (sum[label] / all) * trust]))] as const
  })))
}
