import { APART } from '../document.ts'
import type { Line } from '../text/lines.ts'
import type { DateRange } from '../words/dates.ts'
import { titleScore } from '../words/job-words.ts'
import type { Phrase } from '../words/phrases.ts'
import { type HeadLine, isBreak, partsOf } from './parts.ts'
import { namesBoth } from './run-in.ts'

/** Maximum number of lines of an entry before its dates. */
const MAX_LEAD = 3
/** The same with lines of an address. */
const MAX_BLOCK = 5

/** Entries of first lines without dates: one for each line when every line names a title and an employer. */
function undated(text: string, heads: readonly HeadLine[]): readonly (readonly HeadLine[])[] {
  if (heads.length > 1 && heads.every((head) => namesBoth(text, [head]))) return heads.map((head) => [head])
  return heads.length === 0 ? [] : [heads.slice(-3)]
}

/**
 * Where the lead before the dates begins: a block below an empty line is not cut, however long an address makes it, and
 * dates that begin a block above a title have none.
 */
function topOf(text: string, heads: readonly HeadLine[], anchor: number): number {
  const isApart = (index: number) => (heads[index]?.line.gap ?? Number.POSITIVE_INFINITY) > APART
  const gap = heads.findLastIndex((_, index) => index <= anchor && isApart(index))
  const below = partsOf(text, heads.slice(anchor + 1, anchor + 2))
  if (
    gap === anchor &&
    !isApart(anchor - 1) &&
    !isApart(anchor + 1) &&
    below.some(({ words }) => titleScore(words) > 0)
  )
    return anchor
  return anchor - gap <= MAX_BLOCK ? Math.min(gap, anchor - MAX_LEAD) : anchor - MAX_LEAD
}

/** Space above the first line of an entry, in line heights, and how much two such gaps may differ. */
const MIN_GAP = 0.45
const SAME_GAP = 0.1

/** Whether parts of a line are an employer's, or there are none: dates alone. */
const namesNoTitle = (parts: readonly Phrase[]): boolean =>
  parts.length === 0 || parts.some(({ words }) => titleScore(words) === 0)

/** A title that somebody had for a part of the time: "Cook, then acting chef from March to August". */
const LATER = /,\s(?:then|later|puis|dann|später|danach|zuletzt|luego|después)\s/iu

/** Cuts a run of first lines into entries, each with one set of dates. */
export function cutGroup(text: string, heads: readonly HeadLine[]): readonly (readonly HeadLine[])[] {
  // "Otter Mill, 2018 – present", and below it "Clerk, senior since 2022": a part of that time.
  const isPart = ({ line, range }: HeadLine, index: number): boolean => {
    if (range === null) return false
    // Dates alone, and below them "Baker, then head baker (Jan 2024)": a part of that time as well.
    const isInBracket = /^\s*\([^()]*\)\s*$/u.test(text.slice(range.from, line.end))
    const areDates = (head: HeadLine) => head.range !== null && partsOf(text, [head]).length === 0
    if (isInBracket && heads.slice(Math.max(0, index - 2), index).some(areDates)) return true
    const above = heads[index - 1]?.range
    return (
      (isWithin(text, line, range) || LATER.test(text.slice(line.start, range.from))) &&
      Boolean(above?.start && above.end) &&
      namesNoTitle(partsOf(text, heads.slice(index - 1, index)))
    )
  }
  const dated = heads.map((head, index) => (isPart(head, index) ? { ...head, range: null } : head))
  const anchors = dated.flatMap(({ range }, index) => (range === null ? [] : [index]))
  if (anchors.length === 0) return undated(text, heads)
  const starts = anchors.map((anchor, order) => {
    if (order === 0) return Math.max(0, topOf(text, heads, anchor))
    const free = (anchors[order - 1] ?? 0) + 1
    // Of an employer and its first title, each below a gap, the employer has the wider one.
    const widest = Math.max(MIN_GAP, ...heads.slice(free, anchor + 1).map(({ line }) => line.gap - SAME_GAP))
    const gap = heads.findLastIndex(
      ({ line }, index) => index >= free && index <= anchor && line.gap > widest,
    )
    if (gap >= free) return gap
    // What follows a break, and what is said of it, is no part of it.
    const isOfBreak = (at: number) => isBreak(partsOf(text, heads.slice(at, at + 1)))
    if (isOfBreak(free - 1))
      return heads.findIndex((_, at) => at === anchor || (at >= free && !isOfBreak(at)))
    return Math.max(free, anchor - (anchors[0] ?? 0))
  })
  return anchors.map((_, order) => dated.slice(starts[order], starts[order + 1] ?? heads.length))
}

/** Whether dates are the beginning of something that a title says: "Clerk, senior since 2022". */
const isWithin = (text: string, { start }: Line, { from, to }: DateRange): boolean =>
  /\p{L}{3}/u.test(text.slice(start, from)) &&
  /(?<!\p{L})(?:since|from|seit|ab|depuis|desde) /iu.test(text.slice(from, to))
