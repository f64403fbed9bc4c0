import { factAt } from './fact.ts'
import type { Fact, Span } from '../../model.ts'

export interface DateRange {
  readonly start: Fact | null
  readonly end: Fact | null
  /** Offsets in the whole text of all that belongs to the dates, brackets around them included. */
  readonly from: number
  readonly to: number
}

const MONTHS = [
  'january|jan|januar|jänner|janvier|janv|enero|ene|gennaio|gen|januari|janeiro',
  'february|feb|februar|février|févr|fév|febrero|febbraio|februari|fevereiro',
  'march|mar|märz|mär|mrz|mars|marzo|maart|março',
  'april|apr|avril|avr|abril|abr|aprile',
  'may|mai|mayo|maggio|mei|maio',
  'june|jun|juni|juin|junio|giugno|junho',
  'july|jul|juli|juillet|juil|julio|luglio|julho',
  'august|aug|août|aout|agosto|ago|augustus|augusti',
  'september|sept|sep|septembre|septiembre|settembre|setembro',
  'october|oct|oktober|okt|octobre|octubre|ottobre|outubro',
  'november|nov|novembre|noviembre|novembro',
  'december|dec|dezember|dez|décembre|déc|diciembre|dic|dicembre|dezembro',
] as const

const MONTH = MONTHS.join('|')
const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`
const SEASON =
  'spring|summer|fall|autumn|winter|frühjahr|sommer|herbst|printemps|été|verano|sommersemester|wintersemester'
const POINT = [
  String.raw`(?:${MONTH})\.?,?\s{0,2}(?:of\s)?(?:${YEAR}|['’]\d{2})`,
  String.raw`(?:${SEASON}),?\s${YEAR}`,
  String.raw`Q[1-4][\s/]${YEAR}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]${YEAR}`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[/.-]\s?${YEAR}`,
  String.raw`${YEAR}[/.-](?:0[1-9]|1[0-2])(?![\d])`,
  YEAR,
].join('|')
const NOW =
  "present|current|currently|now|today|to date|date|ongoing|heute|aktuell|laufend|présent|aujourd[’']hui|actualidad|actual|presente|attuale|oggi|heden|nu|obecnie|nåværende|atual"
const DASH = String.raw`\s*(?:[–—−-]{1,2}|\bto\b|\buntil\b|\btill\b|\bthrough\b|\bthru\b|\bbis\b|\bà\b|\ba\b|\bal\b|\btot\b|~|→)\s*`
const EDGE = String.raw`(?<![\p{L}\d$€£,./-])`
const AFTER = String.raw`(?![\p{L}\d%]|[.,]\d)`

const RANGE = new RegExp(`${EDGE}(${POINT})${DASH}(${POINT}|(?:${NOW})|\\d{2}(?!\\d))${AFTER}`, 'diu')
const MONTH_RANGE = new RegExp(`${EDGE}(${MONTH})\\.?${DASH}((?:${MONTH})\\.?,?\\s(${YEAR}))${AFTER}`, 'diu')
const SINCE = new RegExp(
  `${EDGE}(since|started|began|begun|from|seit|depuis|desde|dal)\\s(?:in\\s)?(${POINT})${AFTER}`,
  'diu',
)
const LIST = new RegExp(
  `${EDGE}((?:(?:${SEASON}|${MONTH})\\s)?${YEAR})(?:,\\s?${YEAR})*(?:,|\\s(?:and|&))\\s?(${YEAR})${AFTER}`,
  'diu',
)
const SINGLE = new RegExp(`${EDGE}(${POINT})${AFTER}`, 'diu')
const MONTH_FORMS = MONTHS.map((names) => new RegExp(`^(?:${names})(?!\\p{L})`, 'iu'))

/** YYYY-MM or YYYY of a date as written; null when it names no year of 1950–2049. */
function dateValue(written: string): string | null {
  const short = /['’](\d{2})$/u.exec(written)?.[1]
  const year = short === undefined ? new RegExp(YEAR, 'u').exec(written)?.[0] : fullYear(short)
  if (year === undefined) return null
  const named = MONTH_FORMS.findIndex((form) => form.test(written))
  if (named >= 0) return `${year}-${String(named + 1).padStart(2, '0')}`
  const full = /^(\d{1,2})([./])(\d{1,2})[./]\d{4}$/u.exec(written)
  if (full !== null) return monthOfThree(Number(full[1]), Number(full[3]), full[2] === '.', year)
  const numeric =
    /^(\d{1,2})\s?[/.-]\s?\d{4}$/u.exec(written)?.[1] ?? /^\d{4}[/.-](\d{2})$/u.exec(written)?.[1]
  return numeric === undefined ? year : `${year}-${numeric.padStart(2, '0')}`
}

/**
 * Three numbers may be day-month or month-day. With full stops the day is first; jobs begin on a first and
 * end on a last day; else the year alone is sure.
 */
function monthOfThree(first: number, second: number, dayFirst: boolean, year: string): string {
  const isDay = (number: number): boolean => number === 1 || number > 12
  const month =
    dayFirst || (isDay(first) && !isDay(second))
      ? second
      : isDay(second) && !isDay(first)
        ? first
        : first === second
          ? first
          : null
  return month === null || month < 1 || month > 12 ? year : `${year}-${String(month).padStart(2, '0')}`
}

const fullYear = (short: string): string => (Number(short) < 50 ? `20${short}` : `19${short}`)

/** A pattern found in a part of the text, with its groups, by offsets of the whole text. */
interface Found extends Span {
  readonly groups: readonly (Span | undefined)[]
}

function find(pattern: RegExp, text: string, start: number, end: number): Found | null {
  const match = pattern.exec(text.slice(start, end))
  if (match?.indices === undefined) return null
  const [whole, ...groups] = match.indices.map((at) => at && { start: start + at[0], end: start + at[1] })
  return whole === undefined ? null : { ...whole, groups }
}

const wordsAt = (text: string, at: Span | undefined): string =>
  at === undefined ? '' : text.slice(at.start, at.end)

function pointFact(text: string, at: Span | undefined): Fact | null {
  const value = dateValue(wordsAt(text, at))
  return value === null || at === undefined ? null : factAt(text, at.start, at.end, value)
}

const NOW_ALONE = new RegExp(`^(?:${NOW})$`, 'iu')

/** The end of a span of time: `present`, the last digits of a year, or a date. */
function endFact(text: string, at: Span | undefined, first: Fact | null): Fact | null {
  const words = wordsAt(text, at)
  if (at === undefined) return null
  if (/^\d{2}$/u.test(words) && first !== null && /^\d{4}$/u.test(first.quote))
    return factAt(text, at.start, at.end, `${first.value.slice(0, 2)}${words}`)
  return NOW_ALONE.test(words) ? factAt(text, at.start, at.end, 'present') : pointFact(text, at)
}

/**
 * The first span of time in text[start, end), such as `Jan 2020 – Mar 2023`, `03/2020 - today`, `since 2019`
 * or `2019–21`.
 */
export function findRange(text: string, start: number, end: number): DateRange | null {
  const range = find(RANGE, text, start, end)
  const first = pointFact(text, range?.groups[0])
  const last = endFact(text, range?.groups[1], first)
  const inOrder =
    first !== null &&
    last !== null &&
    (last.value === 'present' || last.value.slice(0, 4) >= first.value.slice(0, 4))
  return range !== null && inOrder
    ? bounded(text, start, end, range, first, last)
    : (findMonthRange(text, start, end) ?? findSince(text, start, end) ?? findList(text, start, end))
}

function findMonthRange(text: string, start: number, end: number): DateRange | null {
  const match = find(MONTH_RANGE, text, start, end)
  const [from, to, year] = match?.groups ?? []
  const value = dateValue(`${wordsAt(text, from)} ${wordsAt(text, year)}`)
  const last = pointFact(text, to)
  return match === null || from === undefined || value === null || last === null
    ? null
    : bounded(text, start, end, match, factAt(text, from.start, from.end, value), last)
}

function findSince(text: string, start: number, end: number): DateRange | null {
  const match = find(SINCE, text, start, end)
  const [word, point] = match?.groups ?? []
  if (match === null || word === undefined) return null
  const open = /^(?:from|desde|dal)$/iu.test(wordsAt(text, word))
    ? null
    : factAt(text, word.start, word.end, 'present')
  return bounded(text, start, end, match, pointFact(text, point), open)
}

function findList(text: string, start: number, end: number): DateRange | null {
  const match = find(LIST, text, start, end)
  return (
    match &&
    bounded(text, start, end, match, pointFact(text, match.groups[0]), pointFact(text, match.groups[1]))
  )
}

/** One date in text[start, end), as `end`: the year of a degree, a role that gives one year only. */
export function findSingle(text: string, start: number, end: number): DateRange | null {
  const match = find(SINGLE, text, start, end)
  if (match === null) return null
  const date = pointFact(text, match.groups[0])
  // "Mar 2020 –" begins a span whose end is not here.
  const open = /^\s*[–—-]+\s*$/u.test(text.slice(match.groups[0]?.end, end))
  return bounded(text, start, end, match, open ? date : null, open ? null : date)
}

// The brackets around dates and the separators before and after them belong to neither title nor employer.
function bounded(
  text: string,
  start: number,
  end: number,
  match: Span,
  first: Fact | null,
  last: Fact | null,
): DateRange {
  const before =
    /[\s([|,;·•–—:-]*(?:(?<!\p{L})(?:springs|summers|autumns|winters) of )?$/u.exec(
      text.slice(start, match.start),
    )?.[0].length ?? 0
  const after =
    /^(?:\s*\((?:\d+\s*(?:years?|yrs?|months?|mos?)[\s,]*)+\)|[\s)\]|,;·•–—-])*/u.exec(
      text.slice(match.end, end),
    )?.[0].length ?? 0
  return { start: first, end: last, from: match.start - before, to: match.end + after }
}

/** What is left of text[start, end) on both sides of its dates. */
export const besideDates = (
  range: DateRange | null,
  start: number,
  end: number,
): readonly (readonly [from: number, to: number])[] =>
  range === null
    ? [[start, end]]
    : [[start, range.from] as const, [range.to, end] as const].filter(([from, to]) => from < to)

/** `03` for the name of March in any of the languages, else null. */
export function monthNumber(name: string): string | null {
  const index = MONTH_FORMS.findIndex((form) => form.test(name))
  return index < 0 ? null : String(index + 1).padStart(2, '0')
}
