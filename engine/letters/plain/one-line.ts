import { capitalized } from '../../values/letter-texts/letter-texts.ts'
import { calm } from '../clean-name.ts'
import { formLabel } from '../../resume/layout/roles/form-labels.ts'
import type { Fact, Span } from '../../values/resume-facts.ts'
import { findRange, findSingle, isNow } from '../../resume/layout/words/dates.ts'
import { headingKind } from '../../resume/layout/sections/headings.ts'
import { BULLETS } from '../../resume/layout/text/marker.ts'
import { afterHyphen } from '../../resume/layout/words/places.ts'

/** Bullets, marks that a margin left over, and brackets around dates: "• Clerk", "[ 2020 – present ]". */
const AROUND = new RegExp(
  String.raw`^[\s${BULLETS}☑*>»›,;|–—-]+|[\s:;,|·–—-]+$|(?<=\p{L}{4}|\)|(?:licen[cs]e|[ck]lass?e?|permis) \p{Lu}{1,2})\.[\s:]*$|[[\]]`,
  'gu',
)
/** A bracket that a margin broke. */
const BROKEN = /\s*\((?!.*\))[^()\t]*|^[^()\t]*\)/u
/** A picture before a date or a place: a calendar, a pin. */
const ICON = /(?<!\S)\p{So}(?=\s|$)/gu
/** Ratings as signs: "Dutch ●●●●○". */
const RATING = /\s*[●○★☆■□◆◇]{2,}/gu
/** What separates the columns of a line. */
const COLUMNS = /,?(?:\s*[◆◇|]\s*|\s*\t\s*|\s{2,}|\s*\.{4,}\s*)/gu

/** Columns of a table without anything in them: "n/a", "–". */
export const EMPTY = /\t\s*(?:n\/a|none|no expiry|[–—-]+)(?=\s*(?:\t|$))/giu

/** "Larkfield Supply, Detroit, MI" for "Larkfield Supply-Detroit, MI". */
function withTown(column: string): string {
  const at = afterHyphen(column.trimEnd())
  return at < 0 ? column : `${column.slice(0, at - 1)}, ${column.slice(at)}`
}

/** Text of a resume as a line of a letter, with its columns in one. */
export function inOneLine(text: string): string {
  const line = text
    .split('\t')
    .map(withTown)
    .join('\t')
    .replaceAll(EMPTY, '')
    .replaceAll(RATING, '')
    .replaceAll(ICON, '')
    .replaceAll(/→(?=\s*(?:\t|$))/gu, '–')
    .replaceAll(/\s*\n\s*/gu, ' ')
    .replace(BROKEN, '')
    .replaceAll(AROUND, '')
    .trim()
    .replaceAll(/(\d{4})\s*([–—-])\s*\t\s*/gu, '$1$2, ')
    .replaceAll(/\s*([–—-])\s*\t\s*/gu, ' $1 ')
    .replaceAll(COLUMNS, ', ')
  // A word alone is an abbreviation, and so is one in brackets: "WHMIS, 2025", "RHIT (AHIMA)".
  return /\p{L}{2}\P{L}+\p{L}{3}/u.test(line.replaceAll(/\(\p{Lu}{2,6}\)/gu, '')) ? calm(line) : line
}

/** A line without the time that somebody was at an employer: "2018 – present", "since May 2018". */
export function withoutTime(line: string): string {
  const time = findRange(line, 0, line.length)
  return time === null ? line : `${line.slice(0, time.from)}\t${line.slice(time.to)}`
}

/** A line without the label of a form before its words: "Designation : Clerk". */
export function withoutLabel(line: string): string {
  const [label = '', name = ''] = /^\s*([\p{L} ]{3,24}?) ?: (?=\S)/u.exec(line) ?? []
  return name !== '' && formLabel(name) !== null ? line.slice(label.length) : line
}
/** A colon in a column of its own: "Position → : → Clerk". */
export const COLON = /\s*\t\s*:\s+/gu
/** A line without columns of sentences, in which nothing is named: "Permanent. Team leader in 2024". */
export const withoutNotes = (line: string, names: readonly string[]): string =>
  line
    .split('\t')
    .filter((column) => !/\p{L}\. \p{Lu}/u.test(column) || names.some((name) => column.includes(name)))
    .join('\t')

/** A line without a date ahead in its last column, whose heading says that it is valid until then: "First aid → Apr 2028". */
export function withoutEnd(line: string, today: Date): string {
  const [, columns = line, last = ''] = /^(.*\S)\t\s*(\S[^\t]*)$/su.exec(line.trimEnd()) ?? []
  const date = findSingle(last, 0, last.length)
  const isAlone = date?.end?.quote === last && !columns.endsWith(':')
  return isAlone && date.end.value > today.toISOString().slice(0, 7) ? columns : line
}

/** A line without a last sentence that goes on below, "Breda. Thesis on vendor managed"; what has or is part of a name stays: "Dipl. Kauffrau". */
export function withoutOpenSentence(line: string, names: readonly (Pick<Fact, 'value'> | null)[]): string {
  const rest = /(?<=\p{L}{3}|\d{4})\. \p{Lu}[^.]*$/u.exec(line)?.[0] ?? ''
  const isNamed = names.some(
    (name) => name && (rest.includes(name.value) || name.value.includes(rest.slice(0, 6))),
  )
  return isNamed ? line : line.slice(0, line.length - rest.length)
}

/** A line of a list in a letter, with a capital in place of a small first letter: "first aid", unlike "iOS". */
export const bulleted = (line: string): string => `- ${line.replace(/^\p{Ll}+(?=[ ,])/u, capitalized)}`

/** A date alone: "2014", "11/2022", "2019 – 2021". */
const DATE = /^\s*(?:\d{1,2}[./])?(?:19|20)\d\d(?:\s*[–-]\s*(?:\d{1,2}[./])?(?:19|20)\d\d)?\s*$/u
/** Words with the date of the first column behind them, unless they have its year: "2014 → Certified Accountant". */
export const withDate = (date: string, words: string): string | null =>
  DATE.test(date) ? (words.includes(date.trim().slice(-4)) ? words : `${words}, ${date.trim()}`) : null

const LICENSE = /führerschein|fahrerlaubnis|licen[cs]e|permis|carn[eé]/iu
/** A line without the heading of its section in the first column: "LANGUAGES → English, French B1". */
export function withoutSection(line: string): string {
  const [label = '', ...columns] = line.split('\t')
  const rest = columns.join('\t').trim()
  // "Driving license → B" says nothing without it.
  return (
    (rest === '' ? null : withDate(label, rest)) ??
    (headingKind(label) !== null && !LICENSE.test(label) ? rest : line)
  )
}

const isDate = (quote: string): boolean =>
  isNow(quote) || findSingle(quote, 0, quote.length)?.to === quote.length

/**
 * A line with commas behind its facts where only a space parts them from a name, as in forms of Europass: "– ACTUAL Zaragoza, España",
 * "JEFA DE OBRA CONSTRUCCIONES VALDEJALÓN S.A."
 */
export function withCommas(
  text: string,
  { start, end }: Span,
  facts: readonly Span[],
  names: readonly Span[],
): string {
  const cuts = facts
    .filter(
      (fact) =>
        start < fact.end &&
        fact.end < end &&
        /(?:[\p{L}\d)]|\p{L}\.) \p{Lu}$/u.test(text.slice(fact.end - 2, fact.end + 2)) &&
        (names.some((name) => name.start === fact.end + 1) || isDate(text.slice(fact.start, fact.end))),
    )
    .map((fact) => fact.end)
    .toSorted((one, other) => one - other)
  return [start, ...new Set(cuts)].map((from, at, all) => text.slice(from, all[at + 1] ?? end)).join(',')
}
