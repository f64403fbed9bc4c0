import { factAt } from './fact.ts'
import type { Fact, Span } from '../../../values/resume-facts.ts'

/** Offsets of dates in the whole text, including brackets and separators around them. */
interface Bounds {
  readonly from: number
  readonly to: number
}

export interface DateRange extends Bounds {
  readonly start: Fact | null
  readonly end: Fact | null
}

const MONTHS = [
  'january|jan|januar|jänner|janvier|janv|enero|ene|gennaio|gen|januari|janeiro|styczeń|stycznia',
  'february|feb|februar|février|févr|fév|febrero|febbraio|februari|fevereiro|luty|lutego',
  'march|mar|märz|mär|mrz|mars|marzo|maart|março|marzec|marca',
  'april|apr|avril|avr|abril|abr|aprile|kwiecień|kwietnia',
  'may|mai|mayo|maggio|mei|maio|maj|maja',
  'june|jun|juni|juin|junio|giugno|junho|czerwiec|czerwca',
  'july|jul|juli|juillet|juill|juil|julio|luglio|julho|lipiec|lipca',
  'august|aug|août|aout|agosto|ago|augustus|augusti|sierpień|sierpnia',
  'september|sept|sep|septembre|septiembre|settembre|setembro|wrzesień|września',
  'october|oct|oktober|okt|octobre|octubre|ottobre|outubro|październik|października',
  'november|nov|novembre|noviembre|novembro|listopad|listopada',
  'december|dec|dezember|dez|décembre|déc|diciembre|dic|dicembre|dezembro|grudzień|grudnia',
] as const

const MONTH = MONTHS.join('|')
const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`
const SEASON =
  'spring|summers?|fall|autumn|winters?|frühjahr|frühling|sommer|herbst|printemps|étés?|automne|hiver|primavera|veranos?|otoño|invierno|sommersemester|wintersemester'
/** Words for a part of a year: "early 2021", "Ende 2019". */
const PART =
  'early|mid|late|(?:beginning|end|start) of|anfang|mitte|ende|début|mi|fin|(?:principios|mediados|finales) de'
const POINT = [
  String.raw`(?:${MONTH})(?:\.?,?\s{0,2}(?:(?:of|de|del)\s)?|-)(?:${YEAR}|['’]\d{2})`,
  // "01-Apr-2019"
  String.raw`\d{1,2}-(?:${MONTH})-${YEAR}`,
  // The day stands before the year ("March 1, 2019") or before the month ("1. März 2019").
  String.raw`(?:${MONTH})\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s${YEAR}`,
  String.raw`\d{1,2}(?:\.|er|st|nd|rd|th|º)?\s(?:(?:of|de)\s)?(?:${MONTH})\.?,?\s(?:del?\s)?${YEAR}`,
  String.raw`(?:${SEASON}),?\s(?:of\s|del?\s)?${YEAR}`,
  String.raw`(?:Q|Term\s)[1-4][\s/]${YEAR}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]${YEAR}`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[/.-]\s?${YEAR}`,
  String.raw`${YEAR}[/.-](?:0[1-9]|1[0-2])(?![\d])`,
  // "2019 Sep–2024 Jul"; the month of "2019 Sep 2021" is that of the second year.
  String.raw`${YEAR}[^\S\t](?:${MONTH})(?!\p{L}|\.?\s\d)`,
  String.raw`(?:(?:${PART})[\s-])?${YEAR}`,
  // "’19"
  String.raw`['’]\d{2}`,
].join('|')
/** `09/17`, `09.17` and "Sep 17", which are a month and a year only in a range. */
const SHORT = String.raw`(?:(?:0?[1-9]|1[0-2])/|(?:0[1-9]|1[0-2])\.|(?:${MONTH})\.?\s['’]?)\d{2}`
/** "present" in the languages of resumes. */
const NOW = [
  '(?:(?:to|till|until|up to) )?(?:(?:the )?present(?: day)?|date|now|today)|current(?:ly)?|ongoing',
  '(?:bis )?(?:heute|dato|jetzt|auf weiteres)|aktuell|gegenwärtig|(?:fort)?laufend|andauernd',
  "(?:jusqu[’'](?:à )?|à )?(?:présent|aujourd[’']hui|maintenant|ce jour)|en cours|actuel(?:lement)?",
  '(?:hasta )?(?:el )?(?:presente|(?:día de )?hoy(?: en día)?|ahora)|(?:hasta |a |en )?(?:la )?(?:actualidad|fecha)',
  'actual(?:mente)?|en curso|attuale|oggi|heden|nu|obecnie|nadal|nåværende|atual',
].join('|')
/** Before an end that lies ahead: "2024 – expected June 2026". */
const AHEAD = String.raw`(?:expected|anticipated|voraussichtlich)\s`
const DASH = String.raw`\s*(?:[–—−>-]{1,2}|\bto\b|\buntil\b|\btill\b|\bthrough\b|\bthru\b|\bbis\b|\bhasta\b|(?<!\p{L})à(?!\p{L})|\ba\b|\bal\b|\btot\b|~|→)\s*`
const EDGE = String.raw`(?<![\p{L}\d$€£,./-])`
const AFTER = String.raw`(?![\p{L}\d%]|[.,]\d)`

const pattern = (source: string): RegExp => new RegExp(`${EDGE}${source}${AFTER}`, 'diu')
const BEFORE_END = new RegExp(`^${AHEAD}`, 'iu')
const MONTH_FORMS = MONTHS.map((names) => new RegExp(`^(?:${names})(?!\\p{L})`, 'iu'))

/** YYYY-MM or YYYY of a date as written; null without a year from 1950 to 2049. */
function dateValue(said: string): string | null {
  const written = said.replace(BEFORE_END, '')
  const short = /(?:['’]|^\d{1,2}[/.]|^\p{L}+\.?\s)(\d{2})$/u.exec(written)?.[1]
  const year = short === undefined ? new RegExp(YEAR, 'u').exec(written)?.[0] : fullYear(short)
  if (year === undefined) return null
  const undated = written.replace(
    /^(?:\d{4}|\d{1,2}(?:\.|er|st|nd|rd|th|º)?)[\s-](?:(?:of|de)\s)?(?=\p{L})/u,
    '',
  )
  const named = MONTH_FORMS.findIndex((form) => form.test(undated))
  if (named >= 0) return `${year}-${String(named + 1).padStart(2, '0')}`
  const full = /^(\d{1,2})([./])(\d{1,2})[./]\d{4}$/u.exec(written)
  if (full !== null) return monthOfThree(Number(full[1]), Number(full[3]), full[2] === '.', year)
  const numeric =
    /^(\d{1,2})\s?[/.-]\s?(?:\d{2}|\d{4})$/u.exec(written)?.[1] ?? /^\d{4}[/.-](\d{2})$/u.exec(written)?.[1]
  return numeric === undefined ? year : `${year}-${numeric.padStart(2, '0')}`
}

/**
 * Decides between day-month and month-day. Dates with full stops begin with the day; in others 1 and numbers
 * above 12 are the day, as jobs begin on the first and end on the last of a month. Else only the year counts.
 */
function monthOfThree(first: number, second: number, dayFirst: boolean, year: string): string {
  const dayness = (number: number): number => (number > 12 ? 2 : number === 1 ? 1 : 0)
  const lead = dayness(first) - dayness(second)
  const month = dayFirst || lead > 0 ? second : first === second || lead < 0 ? first : null
  return month === null || month < 1 || month > 12 ? year : `${year}-${String(month).padStart(2, '0')}`
}

const fullYear = (short: string): string => (Number(short) < 50 ? `20${short}` : `19${short}`)

const NOW_ALONE = new RegExp(`^(?:${NOW})$`, 'iu')
/** Whether words say that something goes on: "present", "bis dato". */
export const isNow = (words: string): boolean => NOW_ALONE.test(words)

/** A date at a span of the text; `value` replaces what its own words give. */
function dateAt(text: string, at: Span | undefined, value?: string | null): Fact | null {
  if (at === undefined) return null
  const words = text.slice(at.start, at.end)
  const date = value ?? (isNow(words) ? 'present' : dateValue(words))
  return date === null ? null : factAt(text, at.start, at.end, date)
}

/** Reads the dates in the groups of a pattern; null when they are not valid. */
type ReadDates = (
  text: string,
  ...groups: readonly (Span | undefined)[]
) => Pick<DateRange, 'start' | 'end'> | null

const inRange: ReadDates = (text, from, to) => {
  const start = dateAt(text, from)
  const short = to !== undefined && to.end - to.start === 2 && /^\d{4}$/u.test(start?.quote ?? '')
  const end = dateAt(text, to, short ? `${start?.value.slice(0, 2)}${text.slice(to.start, to.end)}` : null)
  const inOrder =
    start !== null &&
    end !== null &&
    (end.value === 'present' || end.value.slice(0, 4) >= start.value.slice(0, 4))
  return inOrder ? { start, end } : null
}

/** "Mar – Jun 2020": both months are in the same year. */
const inYear: ReadDates = (text, from, to, year) => {
  const value =
    from && year && dateValue(`${text.slice(from.start, from.end)} ${text.slice(year.start, year.end)}`)
  return value ? { start: dateAt(text, from, value), end: dateAt(text, to) } : null
}

const since: ReadDates = (text, word, point) => {
  const isOpen = word !== undefined && !/^from$/iu.test(text.slice(word.start, word.end))
  return { start: dateAt(text, point), end: isOpen ? dateAt(text, word, 'present') : null }
}

/** In doubt where years between are missing: "2021, 2022 and 2024". */
const LISTED_CONFIDENCE = 0.5
const firstAndLast: ReadDates = (text, first, last) => {
  const [start, end] = [dateAt(text, first), dateAt(text, last)]
  const years = text.slice(first?.start, last?.end).match(new RegExp(YEAR, 'gu')) ?? []
  const isWhole = Number(years.at(-1)) - Number(years[0]) < years.length
  const told = (date: Fact | null) =>
    date === null || isWhole ? date : { ...date, confidence: LISTED_CONFIDENCE }
  return { start: told(start), end: told(end) }
}

const RANGES: readonly (readonly [RegExp, ReadDates])[] = [
  [pattern(`(${POINT})${DASH}((?:${AHEAD})?(?:${POINT})|(?:${NOW})|\\d{2}(?!\\d))`), inRange],
  [pattern(`(${SHORT})${DASH}(${SHORT}|(?:${NOW}))`), inRange],
  // Columns of a table, "From" and "To"
  [pattern(`(${POINT})\\t(${POINT}|${NOW})`), inRange],
  // "curso 2018/2019"
  [pattern(`(${YEAR})/(${YEAR})`), inRange],
  [pattern(`(${MONTH})\\.?${DASH}((?:${MONTH})\\.?,?\\s(?:del?\\s)?(${YEAR}))`), inYear],
  [pattern(`(since|started|began|begun|from|seit|depuis|desde|dal)\\s(?:in\\s)?(${POINT})`), since],
  [
    pattern(
      `((?:(?:${SEASON}|${MONTH})\\s)?${YEAR})(?:,\\s?${YEAR})*(?:,|\\s(?:and|&|et|und|y))\\s?((?:(?:${SEASON})\\s)?${YEAR})`,
    ),
    firstAndLast,
  ],
]

/** The dates of the first of these patterns that matches in text[start, end). */
function firstMatch(patterns: typeof RANGES, text: string, start: number, end: number): DateRange | null {
  const area = text.slice(start, end)
  for (const [one, datesOf] of patterns) {
    const indices = one.exec(area)?.indices ?? []
    const [whole, ...groups] = indices.map((at) => at && { start: start + at[0], end: start + at[1] })
    const dates = whole && datesOf(text, ...groups)
    if (dates) return { ...dates, ...bounds(text, start, end, whole) }
  }
  return null
}

/** The first date range in text[start, end): `Jan 2020 – Mar 2023`, `03/2020 - today`, `since 2019`. */
export const findRange = (text: string, start: number, end: number): DateRange | null =>
  firstMatch(RANGES, text, start, end)

const OPEN_CONFIDENCE = 0.6
const SINGLE = pattern(`(${POINT})`)

/** A single date in text[start, end), returned as `end`: the year of a degree or of a role with one year. */
export const findSingle = (text: string, start: number, end: number): DateRange | null =>
  firstMatch(
    [
      [
        SINGLE,
        (_, at) => {
          const date = dateAt(text, at)
          // "Mar 2020 –" begins a range without an end; before a cell it is of the present, if no end was forgotten.
          const [open, dash = '', tab] = /^\s*([–—→-]+)\s*(\t|$)/u.exec(text.slice(at?.end, end)) ?? []
          if (open === undefined || at === undefined) return { start: null, end: date }
          const from = at.end + open.indexOf(dash)
          const now = tab === '\t' && factAt(text, from, from + dash.length, 'present', OPEN_CONFIDENCE)
          return { start: date, end: now || null }
        },
      ],
    ],
    text,
    start,
    end,
  )

// Includes brackets and separators around the dates, which belong to neither title nor employer.
function bounds(text: string, start: number, end: number, match: Span): Bounds {
  const before =
    /[\s([|,;·•–—:-]*(?:(?<!\p{L})(?:(?:springs|summers|autumns|winters) of|from|von|vom|de|du|curso|année scolaire|academic year|schuljahr) )?$/iu.exec(
      text.slice(start, match.start),
    )?.[0].length ?? 0
  const after =
    /^(?:\s*\((?:\d+\s*(?:years?|yrs?|months?|mos?)[\s,]*)+\)|[\s)\]|,;:·•–—-])*/u.exec(
      text.slice(match.end, end),
    )?.[0].length ?? 0
  return { from: match.start - before, to: match.end + after }
}

/** The parts of text[start, end) before and after its dates. */
export const besideDates = (
  range: DateRange | null,
  start: number,
  end: number,
): readonly (readonly [from: number, to: number])[] =>
  range === null
    ? [[start, end]]
    : [[start, range.from] as const, [range.to, end] as const].filter(([from, to]) => from < to)

/** The year of a date; that of the present is after all others. */
export const yearOf = (fact: Fact | null | undefined): number | null | undefined =>
  fact && (fact.value === 'present' ? 9999 : Number(fact.value.slice(0, 4)))

/** Whether no year of a range lies outside of another's; unknown ones don't. */
export function isInside(
  one: Pick<DateRange, 'start' | 'end'>,
  other: Pick<DateRange, 'start' | 'end'> | null,
): boolean {
  const [first, last, from, to] = [one.start, one.end, other?.start, other?.end].map(yearOf)
  const isWithin = (year: typeof first) => !year || ((!from || from <= year) && (!to || year <= to))
  return isWithin(first) && isWithin(last)
}

/** `03` for the name of March in any of the languages; null for other words. */
export function monthNumber(name: string): string | null {
  const index = MONTH_FORMS.findIndex((form) => form.test(name))
  return index < 0 ? null : String(index + 1).padStart(2, '0')
}
