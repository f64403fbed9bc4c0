import { fold } from './fold.ts'
import type { LetterLanguage } from '../../../values/letter-languages.ts'
import { numberReader } from './number-words.ts'

/** A number in a text; `values` are its possible readings: "1.200" is 1,200 or 1.2. */
export interface Figure {
  readonly values: readonly number[]
  readonly text: string
  readonly start: number
  readonly end: number
  readonly unit: 'percent' | 'year' | 'month' | 'minute' | 'calendar' | null
  /** Written in words. */
  readonly isWord: boolean
  /** The words right before it, which round it. */
  readonly rounding: 'about' | 'over' | 'under' | null
}

const DIGITS =
  /(?<![\p{L}\p{N}.])(?:\d{1,3}(?:[.,'\u0020\u00a0\u202f]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?![\p{N}])/gu

/** Ten years, in words. */
const DECADE = /^\s?(?:decades?|jahrzehnt(?:en?)?|décennies?|décadas?)(?!\p{L})/iu
const HALF = /(?:half a|halbe[ns]?|demi-?|media) ?$/iu

const MAGNITUDES: readonly (readonly [RegExp, number])[] = [
  [/^[\s-]?(?:k(?!\p{L}| ?V)|thousand|tausend|mille\b|mil\b)/iu, 1e3],
  [/^[\s-]?(?:m(?![\p{L}\p{N}])|million\p{L}*|mio\b|millon\p{L}*|millón)/iu, 1e6],
  [DECADE, 10],
  [/^[\s-]?(?:bn(?!\p{L})|billion|milliard\p{L}*|mrd\b|mil millones)/iu, 1e9],
]
/** Spellings of percent. */
export const PERCENT = /%|percent|per cent|prozent|pour cent|por ciento/iu
const UNITS: readonly (readonly [Exclude<Figure['unit'], 'calendar'>, RegExp])[] = [
  ['percent', new RegExp(String.raw`^\s?(?:${PERCENT.source})`, 'iu')],
  [
    'year',
    /^[\s-](?:(?:full|volle|ganze|good|gute|long|or more|oder mehr|ou plus|o más)\s)?(?:years?|yrs?|jahre?n?|jahren|ans?|années?|años?)\b/iu,
  ],
  ['month', /^[\s-](?:months?|monate?n?|mois|meses)\b/iu],
  ['minute', /^[\s-](?:minutes?|minuten|minutos?|min)\b/iu],
]
const ROUNDINGS: readonly (readonly [NonNullable<Figure['rounding']>, RegExp])[] = [
  [
    'over',
    /(?:over|over a|more than a|über einem|mehr als ein|mehr als einem|über ein|plus d'une|más de una|more than|exceed\p{L}*|topped|above|at least|mehr als|über|gut|mindestens|plus de|plus d'|dépass\p{L}*|überstieg\p{L}*|super(?:ó|aron)|au moins|más de|al menos)\s[$€£]?$/iu,
  ],
  [
    'under',
    /(?:nearly|almost|under|below|less than|sous(?: la barre de)?|por debajo del?|knapp|fast|beinahe|unter|presque|près de|moins de|casi|menos de)\s[$€£]?$/iu,
  ],
  [
    'about',
    /(?:about|around|some|roughly|approximately|close to|rund|etwa|ungefähr|circa|ca\.|environ|quelque|autour de|unos|unas|alrededor de|cerca de|aproximadamente)\s[$€£]?$/iu,
  ],
]

function readingsOf(digits: string): readonly number[] {
  const plain = digits.replaceAll(/['\u0020\u00a0\u202f]/gu, '')
  if (/^\d+$/u.test(plain)) return [Number(plain)]
  const grouped = Number(plain.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.'))
  const decimal = Number(plain.replace(',', '.'))
  // "300,000" is no three hundred.
  return [...new Set(/[.,]000$/u.test(plain) ? [grouped] : [grouped, decimal])].filter(
    (value) => !Number.isNaN(value),
  )
}

/** Day and month before a year: "30.06.2026". */
const DAY = /(?<![\d.,])(?:\d{1,2}\.){1,2}(?=(?:19[5-9]\d|20[0-4]\d)(?![.,]?\d))/gu

/** The figures of a text in one language, of digits and words, after compatibility normalization. */
export function figuresIn(raw: string, language: LetterLanguage): readonly Figure[] {
  const text = fold(raw).replaceAll(DAY, (day) => ' '.repeat(day.length))
  let taken = 0
  const found = [
    ...[...text.matchAll(DIGITS)].map(({ 0: digits, index }) => ({ text: digits, index, value: null })),
    ...numberReader(language)(text),
  ].toSorted((one, other) => one.index - other.index)
  return found.flatMap(({ text: said, index, value }): readonly Figure[] => {
    // The magnitude of the figure before is none of its own: "quatre mille".
    if (index < taken) return []
    const isWord = value !== null
    const [before, after] = [text.slice(Math.max(0, index - 24), index), text.slice(index + said.length)]
    // Ordinals and ages count nothing: "2nd", "3e", "1ª", "eleven-year-olds".
    if (/^[\s-]years?[\s-]olds?\b/iu.test(after)) return []
    if (!isWord && /^(?:st|nd|rd|th|e|er|ère|ème|º|ª|s)\b/u.test(after)) return []
    const [pattern, magnitude] = MAGNITUDES.find(([one]) => one.test(after)) ?? [null, 1]
    const rest = pattern === null ? after : after.replace(pattern, '')
    taken = index + said.length + after.length - rest.length
    const readings = isWord ? [value] : readingsOf(said)
    const values = readings.flatMap((one) => [
      one * magnitude,
      // A bridge of 64 m is no million.
      ...(/^\sm\b/u.test(after) ? [one] : []),
    ])
    const isDecade = pattern === DECADE || DECADE.test(said)
    // "half a decade", "a decade and a half"
    if (
      isDecade &&
      (HALF.test(before) || /^ (?:and a half|et demie?|y medi[oa]|und ein(?:em)? halbe)/u.test(after))
    )
      return []
    const isYear = !isWord && /^(?:19[5-9]\d|20[0-4]\d)$/u.test(said)
    return [
      {
        values,
        text: said,
        start: index,
        end: index + said.length,
        unit: isYear
          ? 'calendar'
          : isDecade
            ? 'year'
            : (UNITS.find(([, one]) => one.test(rest))?.[0] ?? null),
        isWord,
        rounding: ROUNDINGS.find(([, one]) => one.test(before))?.[0] ?? null,
      },
    ]
  })
}
