import type { RecordLine } from '../record.ts'
import { type Figure, PERCENT } from './figures.ts'
import { bare } from './fold.ts'
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

/** With the magnitude that stands further on or is left out: "from 1.8 to 4.1". */
const withMagnitudes = (claimed: Figure): Figure => ({
  ...claimed,
  values: claimed.values.flatMap((value) =>
    Number.isInteger(value) ? [value] : [value, value * 1e3, value * 1e6],
  ),
})

/** Whether a line of a record has a figure. */
export function states(line: RecordLine, figure: Figure): boolean {
  const claimed = withMagnitudes(figure)
  return (
    (claimed.unit !== 'percent' || PERCENT.test(line.text)) &&
    (line.figures.some(({ values }) => values.some((value) => isNear(claimed, value))) ||
      isWithin(claimed, line))
  )
}

const valuesOf = (figures: readonly Figure[]): readonly number[] =>
  figures.filter(({ unit }) => unit !== 'calendar').flatMap(({ values }) => values.slice(0, 2))

const difference = (one: number, other: number): number => Math.round(Math.abs(one - other) * 1e6) / 1e6

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What a percentage leaves of the whole, or is over it. */
const isRest = (claimed: Figure, figures: readonly Figure[]): boolean =>
  figures.some(
    ({ unit, values: [value = 0] }) =>
      (unit === 'percent' || claimed.unit === 'percent') &&
      value < 200 &&
      isNear(claimed, Math.abs(100 - value)),
  )

/** Sums, differences, changes in percent and ratios of two figures of one line of a record. */
export function follows(claimed: Figure, { figures }: RecordLine): boolean {
  const values = valuesOf(figures)
  const isOf = (one: number, other: number): boolean => {
    const change = one === 0 ? 0 : (Math.abs(one - other) / Math.abs(one)) * 100
    return (
      isNear(claimed, difference(one, other)) ||
      isNear(claimed, one + other) ||
      ((claimed.rounding === 'about' || (one <= 12 && other <= 12)) && isNear(claimed, one * other)) ||
      (claimed.unit === 'percent' &&
        (isNear(claimed, change) ||
          claimed.values.some((value) => Number.isInteger(value) && Math.abs(value - change) <= 0.7))) ||
      (claimed.values.some((value) => value > 1) &&
        other !== 0 &&
        isNear(claimed, Math.round((one / other) * 10) / 10))
    )
  }
  return (
    (values.length > 2 && isNear(claimed, sum(values))) ||
    isRest(claimed, figures) ||
    values.some((one, at) => values.some((other, index) => index !== at && isOf(one, other)))
  )
}

/** Units of time by their seconds; what somebody counts in one of them is a rate. */
const TIMES: readonly (readonly [seconds: number, names: string])[] = [
  [1, 'seconds?|sekunden?|secondes?|segundos?'],
  [60, 'minutes?|minuten?|minutos?'],
  [3600, 'hours?|stunden?|heures?|horas?'],
  [86_400, 'days?|nights?|shifts?|tag|nacht|schicht|jour|nuit|dia|noche|turno'],
  [604_800, 'weeks?|woche|semaine|semana'],
  [2_629_800, 'months?|monat|mois|mes'],
  [31_557_600, 'years?|jahr|ans?|annee|ano'],
]
const RATES = TIMES.map(
  ([seconds, names]) =>
    [
      seconds,
      new RegExp(
        String.raw`(?:\b(?:an?|in a|per|each|every|pro|je|jede[nr]?|im|am|in der|par|chaque|al?|a la|por|cada)\s|/)(?:${names})\b`,
        'u',
      ),
    ] as const,
)
const ratesIn = (text: string): readonly number[] =>
  RATES.flatMap(([seconds, pattern]) => (pattern.test(bare(text)) ? [seconds] : []))

/** True for what a line counts in one time, told of another: 40 a week are about 160 a month, and 35 a month 420 a year. */
export function isRate(claimed: Figure, sentence: string, line: RecordLine): boolean {
  if (claimed.unit !== null) return false
  const ratios = ratesIn(line.text).flatMap((from) =>
    ratesIn(sentence).flatMap((to) => (from === to ? [] : [to / from])),
  )
  // Weeks have five working days, months four weeks, years some forty-five weeks of work.
  return valuesOf(line.figures).some((value) =>
    ratios.some((ratio) =>
      claimed.values.some((said) => said >= value * ratio * 0.68 && said <= value * ratio * 1.05),
    ),
  )
}

/** True for a figure of a line times one that the sentence gives: 3,500 in each of five nights. */
export const isProduct = (claimed: Figure, line: RecordLine, now: readonly Figure[]): boolean =>
  claimed.unit === null &&
  valuesOf(line.figures).some((value) =>
    valuesOf(now).some(
      (times) => times > 1 && times <= 31 && value > times && isNear(claimed, value * times),
    ),
  )

/** What a letter itself adds up: "12, 17 and 21: fifty", "from 33 to 20: thirteen fewer". */
export function addsUp(claimed: Figure, before: readonly Figure[], now: readonly Figure[]): boolean {
  const exact = { ...claimed, rounding: null }
  const all = [...before, ...now]
  const values = valuesOf(all)
  const isSum = values.some((_, from) =>
    values.some((__, to) => to > from && isNear(exact, sum(values.slice(from, to + 1)))),
  )
  const isBetween = (figures: readonly Figure[]) =>
    valuesOf(figures).some((value, at, own) => at > 0 && isNear(exact, difference(value, own[at - 1] ?? 0)))
  return isSum || isRest(exact, all) || [before, now].some(isBetween)
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
