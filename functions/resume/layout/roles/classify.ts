import { findRange, findSingle, monthNumber, type DateRange } from '../words/dates.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { hasRunningWords, isLabel, isProse, startsAction } from '../words/statements.ts'
import type { Line } from '../text/lines.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { partsOf, type HeadLine } from './parts.ts'

const WORDS = /\s+/u

/** The dates on a line, when the rest of the line can be part of an entry's first lines. */
export function headRange(text: string, line: Line): DateRange | null {
  const range = findRange(text, line.start, line.end) ?? edgeSingle(text, line)
  if (range === null || (line.words.length - (range.to - range.from) > 130 && !inOwnCell(line, range)))
    return null
  const lead = text.slice(line.start, range.from)
  const tail = text.slice(range.to, line.end)
  // "Home visits; telehealth in 2020 and 2021.", "Installed over 140 chargers since 2021": the year belongs
  // to what was done, nothing sets it apart from it.
  if (/\s(?:in|between|during|over|im|en)$/iu.test(lead) && titleScore(lead) < 2) return null
  if (
    startsAction(line.words) &&
    titleScore(lead) < 2 &&
    lead.split(WORDS).length >= 3 &&
    /^\s?$/u.test(text.slice(range.from, (range.start ?? range.end)?.span.start ?? range.from))
  )
    return null
  const atEdge = range.from <= line.start + 1 || range.to >= line.end - 1
  if (!atEdge && !inOwnCell(line, range) && (isProse(line.words) || tail.split(WORDS).length > 6)) return null
  return /^[\s,]*\p{Ll}{3,}\s\p{Ll}/u.test(lead) || isProse(lead.trim()) ? null : range
}

const inOwnCell = (line: Line, range: DateRange): boolean =>
  line.cells.some(
    (cell, index) => Math.abs(cell.start - range.from) <= 3 && (index > 0 || cell.end <= range.to + 3),
  )

function edgeSingle(text: string, line: Line): DateRange | null {
  const single = findSingle(text, line.start, line.end)
  if (isProse(line.words) && (single === null || !inOwnCell(line, single) || single.from > line.start + 1))
    return null
  return single !== null && (single.from <= line.start || single.to >= line.end || inOwnCell(line, single))
    ? whole(single)
    : null
}

/** A role that gives a year or a season alone began and ended in it. */
const whole = (range: DateRange): DateRange =>
  range.start === null && range.end !== null && /^\d{4}$/u.test(range.end.value)
    ? { ...range, start: range.end }
    : range

/** Only names of months: some templates set them under the years. */
export const isMonths = (line: Line): boolean =>
  line.marker === '' &&
  line.words.split(WORDS).length <= 2 &&
  line.words.split(WORDS).every((word) => monthNumber(word) !== null)

/**
 * A line of one bullet that is no deed but begins an entry: it has dates, or a place in a cell of its own,
 * and no sentence.
 */
function isBulletedHead(
  text: string,
  paragraph: Paragraph,
  range: DateRange | null,
  next: Paragraph | undefined,
  before: Paragraph | undefined,
): boolean {
  const { first, lines } = paragraph
  if (lines.length > 1 || first.words.length > 130) return false
  const sibling =
    before !== undefined &&
    before.first.marker === first.marker &&
    Math.abs(before.first.outer - first.outer) < 3
  if (first.cells.length > 1 && !isProse(first.words)) return true
  const named = partsOf(text, [{ line: first, range }])
  const known =
    named.some(({ words }) => titleScore(words) === 2) || named.some(({ words }) => employerScore(words) > 0)
  if (range !== null && known && !startsAction(first.words)) return true
  // An employer alone, with the title and its dates on the line below.
  const below = next?.first
  return (
    !sibling &&
    below !== undefined &&
    below.marker === '' &&
    next?.lines.length === 1 &&
    headRange(text, below) !== null &&
    !/[.!;]$/u.test(first.words) &&
    !startsAction(first.words) &&
    first.words.split(WORDS).length <= 8
  )
}

/** "iOS Developer", "bei Kestrel GmbH": small letters that begin no running text. */
const NAMED_SMALL = /^(?:\p{Ll}\p{Lu}|(?:bei(?: de[rmn])?|at|chez|bij)\s+\p{Lu})/u

/**
 * "Prize for the best project, 2024, with three others": a year in the midst of a phrase, which is no
 * entry's.
 */
export const isDatedPhrase = (text: string, { first, lines }: Paragraph): boolean =>
  lines.length === 1 &&
  first.marker === '' &&
  hasRunningWords(first.words) &&
  !/\(\d{4}/u.test(first.words) &&
  findSingle(text, first.start, first.end) !== null &&
  headRange(text, first) === null

export type Kind = 'head' | 'body' | 'label'

/**
 * Whether a paragraph of a section of entries begins one, or says what was done; `range` are the dates of its
 * first line.
 */
export function kindOf(
  text: string,
  paragraph: Paragraph,
  range: DateRange | null,
  next: Paragraph | undefined,
  before: Paragraph | undefined,
): Kind {
  const { first, lines, words } = paragraph
  if (isLabel(words) && range === null) return 'label'
  if (first.marker !== '') return isBulletedHead(text, paragraph, range, next, before) ? 'head' : 'body'
  if (lines.length > 1) return 'body'
  if (range !== null) return 'head'
  if (
    isDatedPhrase(text, paragraph) ||
    isProse(words) ||
    (/^\p{Ll}/u.test(words) && !NAMED_SMALL.test(words))
  )
    return 'body'
  return 'head'
}

export const toHead = (text: string, line: Line): HeadLine => ({ line, range: headRange(text, line) })
