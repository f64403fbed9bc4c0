import type { RecordLine } from '../record.ts'
import { type Figure, PERCENT } from './figures.ts'
import { isLight, stemOf, wordsOf } from './words.ts'

const isNear = (claimed: Figure, actual: number): boolean =>
  claimed.values.some((value) => {
    const off = Math.abs(value - actual)
    if (off <= Math.abs(actual) * 1e-6 + 1e-9) return true
    if (claimed.rounding === 'over') return actual > value && off <= actual * 0.1
    // "Under 1%" is said of 0.7.
    if (claimed.rounding === 'under')
      return actual < value && off <= value * (claimed.unit === 'percent' && value < 10 ? 0.5 : 0.1)
    return claimed.rounding === 'about' && off <= actual * 0.1
  })

/** A figure within a range of a line: "a dozen" for "11 to 13 nurses". */
const isWithin = ({ values, unit }: Figure, { text }: RecordLine): boolean =>
  unit !== 'calendar' &&
  values.every(Number.isInteger) &&
  [...text.matchAll(/(\d+)\s?(?:to|-|–|bis|à|a)\s?(\d+)/gu)].some(([, low, high]) =>
    values.some((value) => value >= Number(low) && value <= Number(high)),
  )

/** Whether a line of a record has a figure. */
export const states = (line: RecordLine, figure: Figure): boolean =>
  (figure.unit !== 'percent' || PERCENT.test(line.text)) &&
  (line.figures.some(({ values }) => values.some((value) => isNear(figure, value))) || isWithin(figure, line))

const valuesOf = (figures: readonly Figure[]): readonly number[] =>
  figures.filter(({ unit }) => unit !== 'calendar').flatMap(({ values }) => values.slice(0, 2))

/** What a percentage leaves of the whole, or is over it. */
const isRest = (claimed: Figure, figures: readonly Figure[]): boolean =>
  figures.some(
    ({ unit, values: [value = 0] }) =>
      (unit === 'percent' || claimed.unit === 'percent') &&
      value < 200 &&
      isNear(claimed, Math.abs(100 - value)),
  )

/** By how many percent one figure is over or under another: 16% for "$2.9M (plan $2.5M)". */
const isChange = (claimed: Figure, one: number, other: number): boolean =>
  claimed.unit === 'percent' && other !== 0 && isNear(claimed, Math.round(100 * Math.abs(one / other - 1)))

/** Sums, differences, products and ratios of two figures of one line of a record, and what a percentage leaves. */
export function follows(claimed: Figure, { figures }: RecordLine): boolean {
  const values = valuesOf(figures)
  const isOf = (one: number, other: number): boolean =>
    isNear(claimed, Math.abs(one - other)) ||
    isNear(claimed, one + other) ||
    isChange(claimed, one, other) ||
    ((claimed.rounding === 'about' || (one <= 12 && other <= 12)) && isNear(claimed, one * other))
  return (
    isRest(claimed, figures) ||
    values.some((one, at) => values.some((other, index) => index !== at && isOf(one, other)))
  )
}

/** What a letter itself adds up: "12, 17 and 21: fifty". */
export function addsUp(claimed: Figure, before: readonly Figure[], now: readonly Figure[]): boolean {
  const exact = { ...claimed, rounding: null }
  const all = [...before, ...now]
  const values = valuesOf(all)
  const isSum = values.some((first, from) => {
    let sum = first
    return values.slice(from + 1).some((value) => isNear(exact, (sum += value)))
  })
  return isSum || isRest(exact, all)
}

/** Stems of the words after a figure that tell what it counts, up to the preposition behind them. */
export function countedBy(text: string, { end }: Pick<Figure, 'end'>): readonly string[] {
  const after =
    /^(?!\s(?:of(?! my)|in|at|with|bei|davon|en|chez|dans|con|d'entre|de ell[oa]s)\b)[^.;:,()]*/u.exec(
      text.slice(end),
    )?.[0] ?? ''
  const counted =
    /^.*?(?=\s(?:per|an?|each|every|pro|je|im|par|chaque|por|cada|al|at|in|bei|chez|with|mit|avec|con)\s|$)/iu.exec(
      after,
    )?.[0] ?? after
  return wordsOf(counted)
    .slice(0, 3)
    .flatMap((word) => (isLight(word) || word.key.length < 4 ? [] : [stemOf(word.key)]))
}
