import type { RecordLine, Records } from '../record.ts'
import type { Told } from '../told.ts'
import type { Figure } from './figures.ts'
import { tellingStems } from './words.ts'

/** What a text shares with a line before the line is what the text tells: two words or figures, rare enough. */
const MIN_SHARED = 2
const MIN_WEIGHT = 5
/** A figure above this is no coincidence, and weighs as much as a word that one line in twenty has. */
const SMALL = 12
const FIGURE_WEIGHT = 3

/**
 * The lines of the resume that a text tells: the one that shares most with it, each word weighed by how few lines
 * have it, and those that share half as much. None where the text shares little with every line.
 */
export function linesTold(
  { text, figures }: Pick<Told, 'text' | 'figures'>,
  { own, weights, places }: Records,
  withHeaders = false,
): readonly RecordLine[] {
  const said = [...tellingStems(text)].filter((stem) => !places.has(stem) && !/^\d/u.test(stem))
  const countsOf = (all: readonly Figure[]) =>
    new Set(
      all.flatMap(({ unit, values }) => (unit === 'calendar' ? [] : values.filter((value) => value > SMALL))),
    )
  const counts = countsOf(figures)
  const rated = own
    .filter(({ kind }) => kind === 'line' || (withHeaders && kind === 'header'))
    .map((line) => {
      const words = said.filter((stem) => line.stems.has(stem))
      const same = [...countsOf(line.figures)].filter((value) => counts.has(value)).length
      const weight = words.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), same * FIGURE_WEIGHT)
      return { line, weight, shared: words.length + same }
    })
  const best = rated.reduce((most, one) => (one.weight > most.weight ? one : most), { weight: 0, shared: 0 })
  return best.shared < MIN_SHARED || best.weight < MIN_WEIGHT
    ? []
    : rated.filter(({ weight }) => weight >= best.weight / 2).map(({ line }) => line)
}
