import { APART } from '../document.ts'
import { endsOpen, isBrokenOff } from '../../../language/open-end.ts'
import { headingKind } from '../sections/headings.ts'
import { findRange } from '../words/dates.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import type { Span } from '../../../values/resume-facts.ts'
import { beginAlike, type Phrase } from '../words/phrases.ts'
import { isEuropassLabel } from './europass.ts'
import { cutLine, fontOf, type LaidOutText, type Line } from './lines.ts'

/**
 * Lines that belong together: a bullet with its wrapped lines, a stretch of prose, or a single line. In
 * `words`, tabs separate cells and spaces separate lines.
 */
export interface Paragraph extends Phrase {
  readonly lines: readonly Line[]
  readonly first: Line
}

const CONTINUATION = /^[\p{Ll}(&]/u
const CONJUNCTION = /^(?:and|or|of|for|with|und|für|mit|et|ou|pour|de|y|o|para|con)\s/u
const ENDED = /[.!?:;]$/u
/** A number that begins no line of its own, unlike a date. */
const AMOUNT = /^[$€£]?\d[\d.,]*(?:[%kKmM]|[\s-]\p{Ll})/u
/** "… fell between" above "2022 and 2024" */
const BEFORE_YEARS = /\s(?:between|zwischen|entre|in|since|seit|depuis|desde|from|until)$/iu
const YEAR_LAST = /\b(?:19|20)\d\d\)?$/u
/** What may be a heading with its content on the same line: `Skills: Java, Python`, `Languages | Irish`. */
export const LEAD = /^([^:|]{3,40}?)(?::| \|)\s+(?=\S)/u

/** Characters of a line of prose, which ends where it has to. */
const MIN_PROSE = 60

/** Groups the lines of a text into paragraphs. */
export function toParagraphs({ lines: all, wrapped }: LaidOutText): readonly Paragraph[] {
  const lines = withoutSigns(all)
  const marginOf = marginsOf(lines)
  const hanging = hangingBlocks(lines)
  const groups: Line[][] = []
  for (const [at, line] of lines.entries()) {
    const group = groups.at(-1)
    const first = hanging.has(line.block) ? group?.[0] : undefined
    const isHung = first !== undefined && hangsBelow(line, first)
    const isBack = first !== undefined && isBackAtEdge(line, first)
    const isJob = () =>
      wrapped &&
      !endsTitle(group?.at(-1)?.words ?? '', line.words) &&
      beginsJob(lines.slice(at, at + 4).map(({ words }) => words))
    if (
      group !== undefined &&
      (isHung || (!isBack && continues(line, group, marginOf(line), wrapped) && !isJob()))
    )
      group.push(line)
    else groups.push([line])
  }
  return groups.flatMap(paragraphOf)
}

/** Lines without a sign that stands before employers, whose titles and dates are below: "◆ OTTER MILL, Leeds". */
function withoutSigns(lines: readonly Line[]): readonly Line[] {
  const isUndated = ({ words }: Line) => findRange(words, 0, words.length) === null
  const isSign = (line: Line, below: Line | undefined) =>
    below?.marker === '' && endsWithDates(below.words) && isUndated(line)
  const marked = lines.flatMap((line, at) => (line.marker === '' ? [] : [{ line, below: lines[at + 1] }]))
  const signs = [...Map.groupBy(marked, ({ line }) => line.marker)].flatMap(([marker, all]) => {
    const found = all.filter(({ line, below }) => isSign(line, below)).length
    const isMost = () => found * 2 > all.filter(({ line }) => isUndated(line)).length
    return found >= MIN_SIGNS && isMost() ? [marker] : []
  })
  return signs.length === 0
    ? lines
    : lines.map((line) => (signs.includes(line.marker) ? { ...line, marker: '' } : line))
}

/**
 * Whether the first of these lines begins a job: a title with its dates, or a title, perhaps below its employer, above
 * dates alone. Dates above a title are those of that title.
 */
function beginsJob([first = '', next = '', below = '', last = '']: readonly string[]): boolean {
  const isTitle = (words: string) => /^\p{Lu}/u.test(words) && titleScore(words) === 2
  const areDates = (words: string) => {
    const range = findRange(words, 0, words.length)
    return range?.from === 0 && /^\s*(?:[(·|].*)?$/u.test(words.slice(range.to))
  }
  return (
    (isTitle(first) && (endsWithDates(first) || (areDates(next) && !isTitle(below)))) ||
    (employerScore(first) > 0 && isTitle(next) && areDates(below) && !isTitle(last))
  )
}

/** "Kestrel Foods, Leeds - Shop", and below it "Manager" */
function endsTitle(above: string, words: string): boolean {
  const [, begun = ''] = /\s[–—|-]\s(\p{Lu}\p{Ll}+)$/u.exec(above) ?? []
  return begun !== '' && titleScore(begun) < 2 && titleScore(`${begun} ${words}`) === 2 && !/\s/u.test(words)
}

/** Employers with a sign before them that show that it is one. */
const MIN_SIGNS = 2
/** Lines with a hanging indent that show that a column sets its texts with one. */
const MIN_HANGING = 2
/** Points by which a hanging line is indented at least. */
const INDENT = 6

/** The columns whose texts go on below an indent: a capital back at the edge begins the next one. */
function hangingBlocks(lines: readonly Line[]): ReadonlySet<number> {
  const hung = lines.filter((line, at) => {
    const above = lines[at - 1]
    return above !== undefined && above.block === line.block && hangsBelow(line, above)
  })
  const counts = Map.groupBy(hung, ({ block }) => block)
  return new Set([...counts].flatMap(([block, all]) => (all.length >= MIN_HANGING ? [block] : [])))
}

const hangsBelow = (line: Line, first: Line): boolean =>
  `${first.marker}${line.marker}` === '' &&
  first.cells.length === 1 &&
  line.x > first.x + INDENT &&
  /^\p{Ll}/u.test(line.words) &&
  !startsAnew(line) &&
  !ENDED.test(first.words)

const isBackAtEdge = (line: Line, first: Line): boolean =>
  first.marker === '' && line.x <= first.x + 1 && /^\p{Lu}/u.test(line.words)

export function paragraphOf(lines: readonly Line[]): readonly Paragraph[] {
  const [first, last] = [lines[0], lines.at(-1)]
  return first === undefined || last === undefined
    ? []
    : [{ lines, first, start: first.start, end: last.end, words: lines.map(({ words }) => words).join(' ') }]
}

/** Whether a line goes on below: it ends in a small word, a comma or a number of things. */
const isCutOff = (words: string): boolean => endsOpen(words) || isBrokenOff(words) || words.endsWith(',')

/** Words that a margin wrapped, as one line in the place of the first one. */
export const unwrapped = (text: string, { first }: Paragraph, { start, end }: Span): readonly Paragraph[] =>
  paragraphOf([
    {
      ...first,
      start,
      end,
      words: text.slice(start, end).replaceAll(/\s/gu, ' '),
      cells: first.cells.slice(0, 1).map((cell) => ({ ...cell, start, end })),
    },
  ])

/** The part of a paragraph between two offsets. */
export function linesBetween({ lines }: Paragraph, from: number, to: number): readonly Paragraph[] {
  return paragraphOf(
    lines
      .filter((line) => line.end > from && line.start < to)
      .map((line) => (line.start < from ? cutLine(line, from - line.start) : line))
      .map((line) =>
        line.end <= to
          ? line
          : {
              ...line,
              end: to,
              words: line.words.slice(0, to - line.start),
              cells: line.cells.map((cell) => ({ ...cell, end: Math.min(cell.end, to) })),
            },
      ),
  )
}

/** Number of lines that must end at the same position for it to be a margin. */
const MARGIN_LINES = 3
/** Minimum width of a column in points; in a narrower one, lines may just be short. */
const MIN_COLUMN = 220
/** Gaps within the texts of a column differ by less, in line heights. */
const SAME_GAP = 0.1
/** Characters of a line that a narrow column wraps. */
const MIN_WRAPPED = 20

interface Margin {
  readonly edge: number
  /** The widest gap within a text of a narrow column. */
  readonly within: number
}

const NO_MARGIN: Margin = { edge: Number.POSITIVE_INFINITY, within: Number.POSITIVE_INFINITY }

/**
 * The right margin of each column, where enough lines end. A narrow column has one if a line that reaches it goes on below;
 * otherwise its lines may just be short.
 */
function marginsOf(lines: readonly Line[]): (line: Line) => Margin {
  const margins = new Map(
    [...Map.groupBy(lines, ({ block }) => block)].map(([block, column]) => {
      const left = column.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
      const edge = column.reduce((most, { right }) => Math.max(most, right), 0)
      const wrapped = column.slice(1).filter(({ marker, gap, words }, index) => {
        const above = column[index]
        return (
          above !== undefined &&
          above.right > edge - 60 &&
          above.words.length >= MIN_WRAPPED &&
          marker === '' &&
          gap < 0.3 &&
          CONTINUATION.test(words) &&
          !/^\S*[@/]|^\S+\.\S/u.test(words)
        )
      })
      const isWide = edge - left >= MIN_COLUMN
      const atEdge = column.filter(({ right }) => right > edge - 30).length
      const within = isWide ? Number.POSITIVE_INFINITY : Math.max(...wrapped.map(({ gap }) => gap))
      return [block, atEdge >= MARGIN_LINES && (isWide || wrapped.length > 0) ? { edge, within } : NO_MARGIN]
    }),
  )
  return ({ block }) => margins.get(block) ?? NO_MARGIN
}

function continues(line: Line, group: readonly Line[], { edge, within }: Margin, wrapped: boolean): boolean {
  const [first, above] = [group[0], group.at(-1)]
  if (first === undefined || above === undefined) return false
  if (line.marker !== '' || line.heading || line.cells.length > 2) return false
  const isOpen = first.marker !== '' && line.cells.length === 1 && BEFORE_YEARS.test(above.words)
  // Running text whose last sentence is unfinished continues, wherever the line was broken.
  const isUnfinished =
    first.marker === '' &&
    above.words.length >= 60 &&
    /[\p{Ll}\d]{4}(?<!(?<!\p{L})(?:in[ck]l|exkl|evtl|approx))[.!?]\s+\p{Lu}.*\p{Ll}$/u.test(above.words)
  if (!isOpen && !(isUnfinished && /^(?:since|seit|depuis|desde)\s/u.test(line.words)) && startsAnew(line))
    return false
  // A line of prose that ends in the middle goes on below, whatever that begins with.
  const isBroken = above.words.length >= MIN_PROSE && line.cells.length === 1 && isBrokenOff(above.words)
  const isWord = /\p{Ll}-$/u.test(above.words) && /^\p{Ll}/u.test(line.words) && line.cells.length === 1
  if ((isWord || (isBroken && first.marker === '')) && line.block === above.block && line.gap < 0.3)
    return true
  const letters = group.reduce((sum, { words }) => sum + words.length, 0)
  const least = CONJUNCTION.test(line.words) ? 20 : 40
  const sentence =
    (isOpen && /^\d{4}/u.test(line.words)) ||
    (letters > least && CONTINUATION.test(line.words) && !ENDED.test(above.words))
  // The work below "2018-2023 : Camping des Pins, saisons (avril à octobre)" begins a line of its own.
  if (group.length === 1 && !endsOpen(first.words) && beginsWithDates(first.words)) return false
  // "CASHIER - Kestrel Foods, 2016 – 2019"
  if (
    group.length === 1 &&
    endsWithDates(first.words) &&
    titleScore(first.words.split(/,| [-–—|] |\t/u)[0] ?? '') === 2
  )
    return false
  // The work below "- Cashier, Kestrel Foods, 2016 – 2019".
  if (first.marker !== '' && group.length === 1 && endsWithDates(first.words) && /^\p{Lu}/u.test(line.words))
    return false
  if (!wrapped || line.block !== above.block)
    return sentence && (first.marker !== '' || above.words.length > 60)
  const isBullet = first.marker !== ''
  if (!isBullet && /^\p{Lu}/u.test(line.words) && beginAlike(above.words, line.words)) return false
  if (Math.abs(line.size - above.size) > 0.7 || line.gap > APART || !sharesLook(line, group)) return false
  if (line.gap > 0.3 && ENDED.test(above.words)) return false
  if (line.gap > within + SAME_GAP && !CONTINUATION.test(line.words)) return false
  const isEntry = YEAR_LAST.test(above.words) && !CONTINUATION.test(line.words)
  if (!isBullet && (above.cells.length > 1 || isEntry || headingKind(first.words) !== null)) return false
  // If the first word would fit on the line above, a new paragraph begins here.
  const letter = (line.right - line.x) / line.words.length
  const fits = edge - above.right > ((line.words.split(/\s|(?<=\p{L}-)/u)[0] ?? '').length + 1.5) * letter
  // "◦ 2019 – 2021 — Otter Mill, Leeds", and below it the title.
  if (isBullet && fits && beginsWithDates(first.words) && /^\p{Lu}/u.test(line.words)) return false
  // Indented below the words of a bullet: its next line, wherever the line above ends.
  const isInset = line.x >= first.x - 3 && line.x > first.outer + 3
  if (isBullet && isInset && above.cells.length === 1 && line.cells.length === 1) return true
  // Below the bullet itself: a line that the bullet cannot end on, or an amount, goes on below.
  const isUnder = line.x >= first.outer - 3 && line.x <= first.x + 3 && line.gap <= 0.2
  if (isBullet && isUnder && above.cells.length === 1 && line.cells.length === 1 && !ENDED.test(above.words))
    if (isCutOff(above.words) || AMOUNT.test(line.words)) return true
  if (fits) return (sentence || (isUnfinished && Math.abs(line.x - above.x) < 2)) && line.cells.length === 1
  return isBullet ? line.x >= first.outer - 2 : Math.abs(line.x - above.x) < 8
}

const beginsWithDates = (words: string): boolean => findRange(words, 0, words.length)?.from === 0

const endsWithDates = (words: string): boolean => findRange(words, 0, words.length)?.to === words.length

/** Whether a line has dates at its start or in a cell of their own, or a heading before its content. */
function startsAnew({ words, cells }: Line): boolean {
  const range = findRange(words, 0, words.length)
  const [, title = ''] = LEAD.exec(words) ?? []
  return (
    range?.from === 0 ||
    (range !== null && cells.length > 1) ||
    headingKind(title) !== null ||
    isEuropassLabel(words)
  )
}

/** Whether a line begins in a font of the lines above, as a continuation does. */
const sharesLook = (line: Line, group: readonly Line[]): boolean =>
  CONTINUATION.test(line.words) ||
  group.some(({ looks }) => looks.some(({ look }) => fontOf(look) === fontOf(line.look)))
