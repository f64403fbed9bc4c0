import type { LetterLanguage } from '../../../values/letter-languages.ts'
import type { RecordLine, Records } from '../record.ts'
import type { Told, ToldClause } from '../told.ts'
import { addsUp, countedBy, follows, states } from './arithmetic.ts'
import { type Figure, figuresIn } from './figures.ts'
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

/** The figures that parts of a text tell of one year: "108% in 2025 (94% in 2024)". */
const yearly = (text: string, language: LetterLanguage) =>
  text.split(/,\s|[;:()]|\s(?:and|und|et|y)\s/u).flatMap((part) => {
    if (!/\b(?:in|en) (?:19|20)\d\d/iu.test(part)) return []
    const figures = figuresIn(part, language)
    const [year, ...years] = figures.filter(({ unit }) => unit === 'calendar')
    const [figure, ...others] = figures.filter(({ unit }) => unit !== 'calendar')
    return year === undefined || figure === undefined || years.length + others.length > 0
      ? []
      : [{ year: year.values[0], figure }]
  })

/** The figures that a clause tells of another year than the lines do. */
export const ofOtherYears = (text: string, lines: readonly RecordLine[], language: LetterLanguage) => {
  const told = lines.flatMap((line) => yearly(line.text, language))
  return yearly(text, language).flatMap(({ year, figure }) => {
    const isSame = (one: (typeof told)[number]) =>
      one.figure.values.some((value) =>
        [value, Math.abs(100 - value)].some((same) => figure.values.includes(same)),
      )
    const near = told.filter((one) => one.year === year || isSame(one))
    return near.length > 0 && !near.some((one) => one.year === year && isSame(one)) ? [figure] : []
  })
}

const FROM = /(?<!\p{L})(?:from|von|de|desde)\s[^.,;:\d]{0,20}$/iu
const TO = /^[^.,;:\d]{0,25}?\s(?:to|auf|à|a|hasta)\s[$€£]?$/iu
/** The figures of changes, "from 18% to 11%": both stand in a line, a difference of them is neither. */
const changing = (text: string, figures: readonly Figure[]): readonly Figure[] =>
  figures.flatMap((from, at) => {
    const to = figures[at + 1]
    const isChange =
      to !== undefined && FROM.test(text.slice(0, from.start)) && TO.test(text.slice(from.end, to.start))
    return isChange ? [from, to] : []
  })

/** True for a figure when the lines that the clause tells give others of the same thing. */
export function isMiscounted(
  figure: Figure,
  { text, figures }: ToldClause,
  lines: readonly RecordLine[],
  { own }: Records,
): boolean {
  const isChange = changing(text, figures).includes(figure)
  const counted = countedBy(text, figure)
  const isSaid = (line: RecordLine) => states(line, figure) || (!isChange && follows(figure, line))
  const isOfSame = (line: RecordLine) =>
    line.figures.some(
      (one) =>
        one.unit === figure.unit &&
        (one.unit !== null ||
          (isChange && changing(line.text, line.figures).includes(one)) ||
          countedBy(line.text, one).some((stem) => counted.includes(stem))),
    )
  const isSummed = own.some(
    (line) =>
      counted.some((stem) => line.stems.has(stem)) &&
      line.figures.length > 3 &&
      addsUp(figure, [], line.figures),
  )
  return lines.some(isOfSame) && !lines.some(isSaid) && !isSummed
}
