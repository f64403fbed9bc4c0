import { remember } from '#platform/remember.ts'
import { fold } from '../facts/fold.ts'
import { spanOf } from '../findings.ts'
import type { Measure, Quantity } from '../model.ts'
import { NUMBER_WORDS, readNumberWords } from './number-words.ts'

const DIGITS = String.raw`\d{1,3}(?:[.,'\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const FIND = new RegExp(
  String.raw`(?<money>[$€£¥₹]\s?|\b(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|INR|US\$)\s?)?(?:(?<![\p{L}\p{N}])(?<digits>(?!\d+(?:st|nd|rd|th)\b)(?:${DIGITS}))|(?<words>${NUMBER_WORDS}))` +
    String.raw`(?<scale>\s?(?:k|thousand|m|mn|mm|milli(?:on(?:en|s)?|ards?|arden)|mill(?:ones|ón)|mio|b|bn|billion|mrd)(?![\p{L}\p{N}]))?\+?(?: and a half\b)?`,
  'giu',
)
/** The factors that a scale may mean: "5m" is five million, or five metres. */
function factorsOf(scale: string): readonly number[] {
  if (scale === '') return [1]
  if (/^[kt]/u.test(scale)) return [1e3]
  return /^(?:b|mrd|milliard)/u.test(scale) ? [1e9] : /^mm?$/u.test(scale) ? [1e6, 1] : [1e6]
}
const UNIT: readonly (readonly [Measure, RegExp])[] = [
  ['%', /^\s?(?:%|percent\b|per cent\b|pct\b|(?:percentage )?points?\b(?! (?:from|in|of)\b))/i],
  ['money', /^\s?(?:€|\$|£|dollars?\b|euros?\b|pounds?\b|USD\b|EUR\b|GBP\b|CHF\b|SEK\b|NOK\b|DKK\b|INR\b)/i],
  ['year', /^[\s-]{0,2}(?:year|[Yy]ears|yrs?)\b/],
  ['month', /^[\s-]{0,2}(?:months?\b|mos?\b)/i],
  ['week', /^[\s-]{0,2}weeks?\b/i],
  ['day', /^[\s-]{0,2}days?\b/i],
  ['hour', /^[\s-]{0,2}(?:hours?|hrs?|h)\b/i],
  ['minute', /^[\s-]{0,2}min(?:ute)?s?\b/i],
  ['times', /^\s?(?:x|×)(?![\p{L}\p{N}-])|^-?(?:fold|times)\b/iu],
]
/** Fractions: "by a third", "a third of it". */
const PART = (name: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:by|to|up|down) (?:a|one) ${name}\b|(?:a|one)[ -]${name} ` +
      String.raw`(?:of (?!an hour)|less|more|fewer|faster|lower|higher|cheaper|shorter))`,
    'gi',
  )

/** Words that imply a number. */
const DISGUISED: readonly (readonly [RegExp, number, Measure])[] = [
  [/\b(?:doubl(?:ed|ing)|twofold|twice (?:as|the)\b)/gi, 2, 'times'],
  [/\b(?:tripl(?:ed|ing)|trebl(?:ed|ing)|threefold)\b/gi, 3, 'times'],
  [/\b(?:quadrupl(?:ed|ing)|fourfold)\b/gi, 4, 'times'],
  [
    /\b(?:halv(?:es?|ed|ing)|(?:in|by) half|half (?:of(?! (?:it|that|this|them|those)\b)|the(?! \p{L}+ of yours?\b)|as)\b)/giu,
    0.5,
    'times',
  ],
  [PART('third'), 1 / 3, 'times'],
  [PART('quarter'), 1 / 4, 'times'],
  [PART('fifth'), 1 / 5, 'times'],
  [PART('tenth'), 1 / 10, 'times'],
  [/\btwo[- ]thirds\b/gi, 2 / 3, 'times'],
  [/\bthree[- ]quarters\b/gi, 3 / 4, 'times'],
  [/\ba decade\b/gi, 10, 'year'],
  [/\btwo decades\b/gi, 20, 'year'],
]
function readDigits(text: string): number[] {
  const plain = text.replaceAll(/['\u00a0\u202f]/g, '')
  if (/^\d+$/.test(plain)) return [Number(plain)]
  const asDecimal = Number(plain.replace(',', '.'))
  const grouped = Number(plain.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  return [asDecimal, grouped]
}

/** Words between a number and its unit: "four working days". */
const BETWEEN = /^[\s-](?:working|business|full|calendar|consecutive|whole|school|straight|solid)(?=[\s-])/i

function unitsAfter(after: string): Measure[] {
  const rest = after.replace(BETWEEN, '')
  const own = UNIT.find(([, pattern]) => pattern.test(rest))
  if (own) return [own[0]]
  // In "between 12 and 40 percent" and "3-5 years" the first number may share the unit of the second.
  const range = /^\s?(?:to|and|or|-|–|—)\s?(?:[$€£]?\d+(?:[.,]\d+)?\+?|more\b)/i.exec(rest)
  const shared = range && UNIT.find(([, pattern]) => pattern.test(rest.slice(range[0].length)))
  return shared ? [null, shared[0]] : [null]
}

/**
 * Every number in a text, in digits or words, with its unit. "One" only counts as a number before a scale, %,
 * year or month.
 */
export const quantities: (text: string) => readonly Quantity[] = remember((text) => {
  const folded = fold(text)
  const found = [...folded.matchAll(FIND)].flatMap((match): readonly Quantity[] => {
    const { money, digits, words = '', scale = '' } = match.groups ?? {}
    const end = match.index + match[0].length
    const units: Measure[] = money ? ['money'] : unitsAfter(folded.slice(end, end + 40))
    const isOfUnit = units.some((unit) => unit === '%' || unit === 'year' || unit === 'month')
    if (words.toLowerCase() === 'one' && scale === '' && !isOfUnit) return []
    const base = digits === undefined ? [readNumberWords(words)] : readDigits(digits)
    const factors = factorsOf(scale.trim().toLowerCase())
    const values = base.flatMap((value) => factors.map((factor) => Math.round(value * factor * 1e6) / 1e6))
    return [quantity(match, values, units)]
  })
  const hidden = DISGUISED.flatMap(([pattern, value, unit]) =>
    [...folded.matchAll(pattern)].map((match) => quantity(match, [value], [unit])),
  )
  return sharingUnits(
    folded,
    [...found, ...hidden].toSorted((a, b) => a.start - b.start),
  )
}, 50_000)

const quantity = (
  match: RegExpExecArray,
  values: readonly number[],
  units: readonly Measure[],
): Quantity => ({
  values,
  units,
  ...spanOf(match),
  text: match[0],
})

/** What may follow a figure that takes its unit from the one before: "from 25 minutes to 15", "now six". */
const LEAVES_UNIT =
  /^(?:$|[.,;:)?!]|\s(?:now|today|then|and|but|or|to|instead|since|before|after|in|by|when|where|against|with|at|on|of (?:them|those|these))\b)/iu
/** Text between two figures of the same part of a sentence. */
const SAME_PART = /^[^.:?!]{0,60}$/u

/** Gives bare figures the unit of the one before: "from 25 minutes to 15", "took 25 minutes, takes 15". */
function sharingUnits(text: string, all: readonly Quantity[]): readonly Quantity[] {
  return all.reduce<readonly Quantity[]>((found, one) => {
    const before = found.findLast((other) => !isBare(other) && !YEAR.test(other.text))
    const takesUnit =
      before !== undefined &&
      isBare(one) &&
      !YEAR.test(one.text) &&
      LEAVES_UNIT.test(text.slice(one.end)) &&
      SAME_PART.test(text.slice(before.end, one.start))
    return [
      ...found,
      takesUnit ? { ...one, units: [null, ...before.units.filter((unit) => unit !== null)] } : one,
    ]
  }, [])
}

const YEAR = /^(?:19|20)\d{2}$/

/** True for a figure without a unit. */
export const isBare = ({ units }: Quantity): boolean => units.every((unit) => unit === null)

/** True for a calendar year, which is not a figure. */
export const isYear = ({ text }: Quantity): boolean => YEAR.test(text.trim())

/**
 * True when the source has the claim's number with the same unit. A bare number may stand for an amount of
 * money in the source, but not the other way round.
 */
export function saysSame(claim: Quantity, source: Quantity): boolean {
  const unitFits = claim.units.some(
    (unit) => source.units.includes(unit) || (unit === null && source.units.includes('money')),
  )
  return unitFits && claim.values.some((value) => source.values.includes(value))
}
