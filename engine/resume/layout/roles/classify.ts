import { findRange, findSingle, monthNumber, type DateRange } from '../words/dates.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { hasRunningWords, isLabel, isProse, startsAction } from '../words/statements.ts'
import type { Phrase } from '../words/phrases.ts'
import type { Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { isFormRemark } from './form-labels.ts'
import { partsOf, TERMS, type HeadLine } from './parts.ts'

const WORDS = /\s+/u

/** The dates on a line, or null when the line is running text or the dates are part of a statement. */
export function headRange(text: string, line: Line): DateRange | null {
  const range = ownRange(text, line)
  if (range === null) return null
  const lead = text.slice(line.start, range.from)
  // "Home visits; telehealth in 2020 and 2021.", "Installed over 140 chargers since 2021": the year is part
  // of the statement.
  // "Since May 2022 I have looked after the sales of …": a sentence.
  if (/\s(?:in|between|during|over|im|en)$/iu.test(lead)) return null
  if (range.from <= line.start) {
    const rest = text.slice(range.to, line.end)
    if (/^\s*(?:I|we|ich|wir|je|nous)\s/iu.test(rest)) return null
    // "Since Jan 2026 cross training in CT one shift every two weeks: …": what somebody does.
    const isSince = /^(?:since|seit|depuis|desde)\s/iu.test(line.words) && /^\s*\p{Ll}/u.test(rest)
    if (isSince && hasRunningWords(rest) && titleScore(rest) + employerScore(rest) === 0) return null
  }
  const isCell = line.cells.length > 1 && inOwnCell(line, range)
  const isOwn = range.from <= line.start + 1 || range.to >= line.end - 1 || isCell
  return (/^\p{Ll}{3,}\s\p{Ll}/u.test(lead) && !TERMS.test(lead.split(',')[0] ?? '')) ||
    (!isCell && isProse(lead.replace(/[.\s]+$/u, ''))) ||
    (!isOwn && isProse(line.words) && !isShortTitle(lead))
    ? null
    : range
}

/** The dates of a line, not those of a remark about the time before: "Cook (formerly Clerk, 2015 – 2018), since 2018". */
function ownRange(text: string, line: Line): DateRange | null {
  const former = FORMER.exec(line.words)
  if (former === null) return findRange(text, line.start, line.end) ?? edgeSingle(text, line)
  const from = line.start + former.index
  return findRange(text, line.start, from) ?? findRange(text, from + former[0].length, line.end)
}

const FORMER =
  /\((?:(?:formerly|previously|before that|vorher|zuvor|früher|auparavant|antes)\s[^()]*|\p{L}[^()\d]*\s(?:until|till|bis|jusqu['’]\p{L}+|hasta)\s[^()]*)\)/u

/** Words of a title whose dates remarks follow, by how sure it is: "Technicien SAV sept. 2025 – sept. 2026, alternance, …". */
const WORDS_BY_SCORE = 4

export const isShortTitle = (words: string): boolean =>
  !words.includes(':') && words.trim().split(WORDS).length <= WORDS_BY_SCORE * titleScore(words.trim())

/** Characters behind the dates of a cell; with more, the cell is a statement. */
const MAX_BEHIND = 60

const inOwnCell = (line: Line, range: DateRange): boolean =>
  line.cells.some(
    (cell, index) =>
      Math.abs(cell.start - range.from) <= 3 && cell.end <= range.to + (index > 0 ? MAX_BEHIND : 3),
  )

function edgeSingle(text: string, line: Line): DateRange | null {
  const single = findSingle(text, line.start, line.end)
  if (single === null) return null
  const isFirst = single.from <= line.start + 1 && inOwnCell(line, single)
  const isAtEdge = single.from <= line.start || single.to >= line.end || inOwnCell(line, single)
  return isAtEdge && (isFirst || !isProse(line.words)) ? whole(single) : null
}

/** A role with a single year or month began and ended in it. */
const whole = (range: DateRange): DateRange =>
  range.start === null && range.end !== null ? { ...range, start: range.end } : range

/** Whether a line has only names of months, which some templates set below the years. */
export const isMonths = (line: Line): boolean =>
  line.words.split(WORDS).every((word) => monthNumber(word) !== null)

/** Whether a phrase surely names a title or an employer. */
export const isKnown = ({ words }: Phrase): boolean => titleScore(words) === 2 || employerScore(words) > 0

/** Most words of a bullet that names a job with its dates. */
const MAX_BULLETED_HEAD = 14

/**
 * Whether a bullet begins an entry instead of being a statement: it has several cells, or names a title or
 * an employer with dates.
 */
function isBulletedHead(
  text: string,
  { first, lines }: Paragraph,
  range: DateRange | null,
  isList: boolean,
): boolean {
  // "Reading tutor, Hill Library, 2018 – 2022"
  const isTitle = /^\p{L}+ing\s/u.test(first.words) && titleScore(first.words.split(',')[0] ?? '') === 2
  if (lines.length > 1 || (startsAction(first.words) && !isTitle)) return false
  if (first.cells.length > 1) return true
  // "Masa de medialunas: yo hago los pliegues y el formado desde 2025" is work, however it ends.
  const isShort = first.words.replaceAll(/\([^()]*\)/gu, '').split(WORDS).length <= MAX_BULLETED_HEAD
  const names = (): boolean =>
    !hasRunningWords(first.words) || partsOf(text, [{ line: first, range }]).some(isKnown)
  // "Sept 2020 - present: Teacher of History", below its school.
  const isLed = range !== null && range.from <= first.start && /:\s*$/u.test(text.slice(range.from, range.to))
  return range !== null && (isList || isLed) && isShort && names()
}

/** "iOS Developer", "bei Kestrel GmbH": a small first letter that does not mean running text. */
const NAMED_SMALL = /^(?:\p{Ll}\p{Lu}|(?:bei(?: de[rmn])?|at|chez|bij)\s+\p{Lu})/u

/** Names of the columns of a table, or a row of figures below a year: "2016  $410,000  5  0.9 m". */
const isTable = ({ cells: [first, ...others], words }: Line): boolean =>
  others.length > 1 &&
  (/^(?:years?|jahre?|années?|años?|periods?|dates?|zeitraum|sl\.?|s\.? ?no\.?|no\.|nr\.)\t\D*$/iu.test(
    words,
  ) ||
    others.every(
      ({ start, end }) =>
        !/\p{L}{2}/u.test(words.slice(start - (first?.start ?? 0), end - (first?.start ?? 0))),
    ))

export type Kind = 'head' | 'body' | 'label'

/**
 * Whether a paragraph is a line at the top of an entry (title, employer, dates), a statement below it, or a
 * label such as "Key achievements:". `range` are the dates of its first line; `isList` says that every entry is a bullet.
 */
export function kindOf(text: string, paragraph: Paragraph, range: DateRange | null, isList: boolean): Kind {
  const { first, lines, words } = paragraph
  if ((range === null && (isLabel(words) || isFormRemark(words))) || isTable(first)) return 'label'
  if (first.marker !== '') return isBulletedHead(text, paragraph, range, isList) ? 'head' : 'body'
  // "Prize for the best project, 2024, with three others": a year inside a phrase does not date an entry.
  const isDated =
    hasRunningWords(words.replaceAll(/\([^()]*\)/gu, '')) &&
    !/\(\d{4}/u.test(words) &&
    findSingle(text, first.start, first.end) !== null
  const isRunning = isDated || isProse(words) || (/^\p{Ll}/u.test(words) && !NAMED_SMALL.test(words))
  return lines.length > 1 || (range === null && isRunning) ? 'body' : 'head'
}

export const toHead = (text: string, line: Line): HeadLine => ({ line, range: headRange(text, line) })
