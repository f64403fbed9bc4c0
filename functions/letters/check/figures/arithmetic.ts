import { isYear, type Quantity } from './quantities.ts'

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

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440, week: 10_080 }
const isTime = (unit: Quantity['units'][number]): boolean => unit !== null && unit in MINUTES
const isShare = ({ units }: Quantity): boolean => units.includes('times') || units.includes('%')

/** Values of a figure; times are converted to minutes when the claim is a share of them. */
const valuesOf = ({ values, units }: Quantity, claimed: Quantity): readonly number[] => {
  const unit = units.find(isTime) ?? null
  return values.map((value) => value * (unit === null || !isShare(claimed) ? 1 : (MINUTES[unit] ?? 1)))
}

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

const unitsMeet = (one: Quantity, other: Quantity, isOfTime: boolean): boolean =>
  one.units.some((unit) => other.units.includes(unit)) ||
  (isOfTime && one.units.some(isTime) && other.units.some(isTime))

const COMPARES = new RegExp(
  String.raw`\b(?:${[
    'by fewer less more points? drop(?:ped)? differ(?:s|ence)? faster slower sooner earlier quicker shorter longer',
    'up down half halved third quarter fifth times saved? gain(?:ed)? rise rose fell fall cut left gone go off others rest',
    'remaining above over below under beyond short between still missing away won better lower higher fewer came lost',
  ]
    .join(' ')
    .replaceAll(' ', '|')}|to spare)\b`,
  'iu',
)
/** True for figures of two things, "four welders and two fitters", unlike the range "30 to 50". */
const isSideBySide = ({ end }: Quantity, { start }: Quantity): boolean =>
  start - end >= 8 && start - end <= 20
const SUMS = /\b(?:together|in total|in all|altogether|comes? to|combined|sum|taken)\b/iu

/**
 * True for the sum of two to five consecutive figures of one fact. Two figures that are not side by side
 * need a word such as "in total".
 */
function isSum({ values }: Quantity, figures: readonly Quantity[], text: string): boolean {
  return figures.some((_, from) =>
    [2, 3, 4, 5].some((length) => {
      const row = figures.slice(from, from + length)
      const [first, second] = row
      const isTold =
        length > 2 ||
        SUMS.test(text) ||
        (first !== undefined && second !== undefined && isSideBySide(first, second))
      const sum = row.reduce((total, { values: [value = 0] }) => total + value, 0)
      return isTold && row.length === length && values.includes(sum)
    }),
  )
}

/** True for the complement of a percentage: 62 % when a figure says 38 %. */
export const isRest = ({ values }: Quantity, figures: readonly Quantity[]): boolean =>
  figures.some(
    ({ units, values: stated }) =>
      units.includes('%') && stated.some((value) => values.includes(Math.abs(value - 100))),
  )

/** True for the difference to a hundred percent, below or above. */
const isFromHundred = (claimed: Quantity, figures: readonly Quantity[], text: string): boolean =>
  (isShare(claimed) || /\b(?:target|goal|quota|plan)\b/iu.test(text)) &&
  /\b(?:above|over|below|under|beyond|short|ahead|missing|left|still|rest|remaining|missed|passed|beat|exceeded)\b/iu.test(
    text,
  ) &&
  isRest(claimed, figures)

function isOfPair(claimed: Quantity, [one, other]: readonly [Quantity, Quantity], text: string): boolean {
  const leeway = leewayAt(text, claimed)
  return valuesOf(one, claimed).some((from) =>
    valuesOf(other, claimed).some((to) => {
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
  const figures = numbers.filter((number) => !isYear(number) && number.values.length > 0)
  const years = numbers.filter(isYear).flatMap(({ values }) => values)
  if (
    claimed.units.includes('year') &&
    years.some((one) => years.some((other) => claimed.values.includes(one - other)))
  )
    return true
  if (isSum(claimed, figures, text) || isFromHundred(claimed, figures, text)) return true
  const isCompared = isShare(claimed) || COMPARES.test(text)
  if (!isCompared || /\b(?:from|to)\s+$/iu.test(text.slice(0, claimed.start))) return false
  return figures.some((one, at) =>
    figures
      .slice(at + 1, at + 3)
      .some((other) => unitsMeet(one, other, isShare(claimed)) && isOfPair(claimed, [one, other], text)),
  )
}

/** The share that a figure is part of: 0.8 for "four in five". Null for other figures. */
export function ratioAt(text: string, claimed: Quantity, all: readonly Quantity[]): Quantity | null {
  const at = all.indexOf(claimed)
  const pairs = [all.slice(at, at + 2), all.slice(Math.max(0, at - 1), at + 1)]
  for (const [part, whole] of pairs) {
    if (part === undefined || whole === undefined) continue
    const [one = 0, other = 0] = [part.values[0], whole.values[0]]
    if (
      one < other &&
      /^ (?:[\p{L}\d]+ ){0,3}(?:in|of|out of) (?:the |every )?$/iu.test(text.slice(part.end, whole.start))
    )
      return { values: [one / other], units: ['times'], start: part.start, end: whole.end, text: part.text }
  }
  return null
}
