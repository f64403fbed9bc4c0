import { isYear } from './quantities.ts'
import type { Quantity } from '../model.ts'

const MORE = /\b(?:more than|over|above|upwards of|at least|better than|in excess of)\s+(?:an? |the )?$/i
const LESS =
  /\b(?:almost|nearly|close|just under|just short of|not quite|under|less than|fewer than)\s+(?:to )?(?:an? |the )?$/i
const MORE_AFTER = /^(?:-odd| odd| plus|(?: \p{L}+){0,4} (?:and|or) (?:more|over|counting))\b/iu
const ABOUT = /\b(?:about|around|roughly|some|approximately)\s+(?:an? |the )?$/i

/** By which shares the true figure may lie below and above the named one: "over 200" may be 220. */
export function leewayAt(text: string, { start, end }: Quantity): readonly [number, number] {
  const before = text.slice(0, start)
  if (MORE.test(before) || MORE_AFTER.test(text.slice(end))) return [0, 0.25]
  if (LESS.test(before)) return [0.2, 0]
  return ABOUT.test(before) ? [0.1, 0.1] : [0, 0]
}

/** True when the actual figure lies within the leeway of the claimed one. */
export const isNear = (claimed: number, actual: number, [below, above]: readonly [number, number]): boolean =>
  actual >= claimed * (1 - below) && actual <= claimed * (1 + above)

/** Percentage points by which a claimed share may differ from the computed one. */
const SHARE_TOLERANCE = 2

const isShare = ({ units }: Quantity): boolean => units.includes('times') || units.includes('%')

/** True for a share computed from two figures: one as a part of the other, or the relative change. */
const isShareOf = (
  one: number,
  other: number,
  { values, units }: Quantity,
  leeway: readonly [number, number],
): boolean =>
  values.some((value) => {
    const wanted = value < 1 || units.includes('times') ? value * 100 : value
    return [one / other, other / one, Math.abs(one - other) / one].some(
      (share) => Math.abs(share * 100 - wanted) <= SHARE_TOLERANCE || isNear(wanted, share * 100, leeway),
    )
  })

const COMPARES =
  /\b(?:by|fewer|less|more|points?|drop(?:ped)?|differ(?:s|ence)?|faster|slower|sooner|earlier|quicker|shorter|longer|up|down|half|halved|third|quarter|fifth|times|saved?|gain(?:ed)?|rise|rose|fell|fall|cut|left|gone|go|off|others|rest|remaining|above|over|below|under|beyond|short|between|still|missing|away|won|better|lower|higher|came|lost|to spare)\b/iu

/** True for the sum of three to five consecutive figures of one fact, or of two as in "four welders and two fitters". */
const isSum = ({ values }: Quantity, figures: readonly Quantity[]): boolean =>
  figures.some((first, from) =>
    [2, 3, 4, 5].some((length) => {
      const row = figures.slice(from, from + length)
      const gap = (row[1]?.start ?? 0) - first.end
      return (
        row.length === length &&
        (length > 2 || (gap >= 8 && gap <= 20)) &&
        values.includes(row.reduce((total, { values: [value = 0] }) => total + value, 0))
      )
    }),
  )

/** "Together that makes 73": a sum of two figures. "Eight sessions three times a year, or 24": a product. */
const TOTAL = /\b(?:together|in all|in total|altogether|all told|adds? up|combined)\b/iu
const OFTEN = /\btimes (?:a|per|each|every) \p{L}+/iu

/** True for the sum of two figures, or for their product where the text says how often. */
const isTotal = ({ values }: Quantity, figures: readonly Quantity[], text: string): boolean =>
  figures.some(({ values: [one = 0] }, at) =>
    figures
      .slice(at + 1)
      .some(
        ({ values: [other = 0] }) =>
          (TOTAL.test(text) && values.includes(one + other)) ||
          (OFTEN.test(text) && values.includes(one * other)),
      ),
  )

/** True for what a percentage leaves of a hundred, or exceeds it by: 62 % when a figure says 38 %. */
const isRest = ({ values }: Quantity, figures: readonly Quantity[]): boolean =>
  figures.some(
    ({ units, values: stated }) =>
      units.includes('%') && stated.some((value) => values.includes(Math.abs(value - 100))),
  )

function isOfPair(claimed: Quantity, [one, other]: readonly [Quantity, Quantity], text: string): boolean {
  const leeway = leewayAt(text, claimed)
  return one.values.some((from) =>
    other.values.some((to) => {
      if (isShare(claimed) && isShareOf(from, to, claimed, leeway)) return true
      const isPlain =
        !claimed.units.includes('times') && (!claimed.units.includes('%') || one.units.includes('%'))
      const gap = Math.round(Math.abs(from - to) * 1e6) / 1e6
      return isPlain && claimed.values.some((value) => isNear(value, gap, leeway))
    }),
  )
}

/**
 * True when a claim follows from the figures of one fact by arithmetic: from 9 days to 5 is four fewer, 30 of
 * 90 is a third, and 12, 17 and 21 are fifty.
 */
export function follows(claimed: Quantity, text: string, numbers: readonly Quantity[]): boolean {
  const figures = numbers.filter((number) => !isYear(number))
  if (isSum(claimed, figures) || isTotal(claimed, figures, text)) return true
  const isCompared = isShare(claimed) || COMPARES.test(text)
  if (!isCompared || /\b(?:from|to)\s+$/iu.test(text.slice(0, claimed.start))) return false
  return (
    isRest(claimed, figures) ||
    figures.some((one, at) =>
      figures
        .slice(at + 1, at + 3)
        .some(
          (other) =>
            one.units.some((unit) => other.units.includes(unit)) && isOfPair(claimed, [one, other], text),
        ),
    )
  )
}

/** The share that a figure is part of: 0.8 for "four in five". Null for other figures. */
export function ratioAt(text: string, claimed: Quantity, all: readonly Quantity[]): Quantity | null {
  const at = all.indexOf(claimed)
  for (const part of all.slice(Math.max(0, at - 1), at + 1)) {
    const whole = all[all.indexOf(part) + 1]
    const share = (part.values[0] ?? 0) / (whole?.values[0] ?? 0)
    if (
      whole !== undefined &&
      share < 1 &&
      /^ (?:[\p{L}\d]+ ){0,3}(?:in|of|out of) (?:the |every )?$/iu.test(text.slice(part.end, whole.start))
    )
      return { values: [share], units: ['times'], start: part.start, end: whole.end, text: part.text }
  }
  return null
}

/** True for the number of things listed in a text: "A, B and C" are three. */
export const isCountOfList = (
  { values: [value = 0], units, start }: Quantity,
  text: string,
  before: string,
) =>
  value <= 12 &&
  units.includes(null) &&
  /\b(?:the|these|those|all|of the|both|other)\s+$/iu.test(text.slice(0, start)) &&
  `${before}.${text}`
    .split(/[.;:?!]|\b(?:which|who|where|while|that)\b/u)
    .map((list) => list.match(/,(?: (?:and|or))?|\b(?:and|or|as well as|beside)\b/gu)?.length ?? 0)
    .some((joints) => joints > 0 && (joints === value || joints + 1 === value))
