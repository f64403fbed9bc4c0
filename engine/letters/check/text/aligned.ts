import type { RecordLine, Records } from '../record.ts'
import type { Figure } from './figures.ts'
import { tellingStems } from './words.ts'

/** What a text shares with a line before the line is what the text tells: two words or figures, rare enough. */
const MIN_SHARED = 2
const MIN_WEIGHT = 5
/** A figure above this is no coincidence, and weighs as much as a word that one line in twenty has. */
const SMALL = 12
const FIGURE_WEIGHT = 3

interface Told {
  /** Figures of the text, which tell a line as its words do. */
  readonly figures: readonly Figure[]
  /** Whether lines count in which a job is named and dated. */
  readonly withHeaders?: boolean
}

/**
 * The lines of the resume that a text tells: the one that shares most with it, each word weighed by how few lines
 * have it, and those that share half as much. None where the text shares little with every line.
 */
export function linesTold(
  text: string,
  { own, weights, places }: Records,
  { figures, withHeaders = false }: Told,
): readonly RecordLine[] {
  const said = [...tellingStems(text)].filter((stem) => !places.has(stem) && !/^\d/u.test(stem))
  const counts = figures.flatMap(({ unit, values }) =>
    unit === 'calendar' ? [] : values.filter((value) => value > SMALL),
  )
  const rated = own
    .filter(({ kind }) => kind === 'line' || (withHeaders && kind === 'header'))
    .map((line) => {
      const words = said.filter((stem) => line.stems.has(stem))
      const same = new Set(
        line.figures.flatMap(({ unit, values }) =>
          unit === 'calendar' ? [] : values.filter((value) => counts.includes(value)),
        ),
      )
      const weight = words.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), same.size * FIGURE_WEIGHT)
      return { line, weight, shared: words.length + same.size }
    })
    .toSorted((one, other) => other.weight - one.weight)
  const [best] = rated
  return best === undefined || best.shared < MIN_SHARED || best.weight < MIN_WEIGHT
    ? []
    : rated.filter(({ weight }) => weight >= best.weight / 2).map(({ line }) => line)
}
