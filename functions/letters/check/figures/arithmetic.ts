import { isYear, type Quantity } from './quantities.ts'

const MORE = /\b(?:more than|over|above|upwards of|at least|better than|in excess of)\s+(?:an? |the )?$/i
const LESS =
  /\b(?:almost|nearly|close|just under|just short of|not quite|under|less than|fewer than)\s+(?:to )?(?:an? |the )?$/i
const ABOUT = /\b(?:about|around|roughly|some|approximately)\s+(?:an? |the )?$/i

/** How far the true figure may lie below and above the one that is named: "over 200" may be 220. */
export function leewayAt(text: string, { start }: Quantity): readonly [number, number] {
  const before = text.slice(0, start)
  if (MORE.test(before)) return [0, 0.25]
  if (LESS.test(before)) return [0.2, 0]
  return ABOUT.test(before) ? [0.1, 0.1] : [0, 0]
}

/** True when a figure may be told of the true one with that leeway. */
export const isNear = (claimed: number, actual: number, [below, above]: readonly [number, number]): boolean =>
  actual >= claimed * (1 - below) && actual <= claimed * (1 + above)

/** Shares are told rounded to a whole number of percent. */
const ROUNDED = 2

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440, week: 10_080 }
const isTime = (unit: Quantity['units'][number]): boolean => unit !== null && unit in MINUTES
const isShare = ({ units }: Quantity): boolean => units.includes('times') || units.includes('%')

/** Times of which a share is told are compared in minutes, other figures as they stand. */
const valuesOf = ({ values, units }: Quantity, claimed: Quantity): readonly number[] => {
  const unit = units.find(isTime) ?? null
  return values.map((value) => value * (unit === null || !isShare(claimed) ? 1 : (MINUTES[unit] ?? 1)))
}

/** A share of two figures: what is left, what is gone, and the one as a part of the other. */
const isShareOf = (
  one: number,
  other: number,
  { values, units }: Quantity,
  leeway: readonly [number, number],
): boolean =>
  values.some((value) => {
    const wanted = value < 1 || units.includes('times') ? value * 100 : value
    return [one / other, other / one, Math.abs(one - other) / one].some(
      (share) => Math.abs(share * 100 - wanted) <= ROUNDED || isNear(wanted, share * 100, leeway),
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
/** "Four welders and two fitters": characters between, which "30 to 50" has not. */
const isSideBySide = ({ end }: Quantity, { start }: Quantity): boolean =>
  start - end >= 8 && start - end <= 20
const SUMS = /\b(?:together|in total|in all|altogether|comes? to|combined|sum|taken)\b/iu

/** What two or more figures of one fact in a row make together; three, or two side by side, need no word that says so. */
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

/** The 62 % that are left where a figure says 38 %. */
export const isRest = ({ values }: Quantity, figures: readonly Quantity[]): boolean =>
  figures.some(
    ({ units, values: stated }) =>
      units.includes('%') && stated.some((value) => values.includes(Math.abs(value - 100))),
  )

/** What is missing to a hundred percent, or lies above it. */
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
 * True for what the figures of one fact make together: from 9 days to 5 is four fewer, a third of 90 is 30,
 * and 12, 17 and 21 are fifty.
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

/** "Four in five", "two of four": the share that a figure is one side of; null where it is not. */
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
