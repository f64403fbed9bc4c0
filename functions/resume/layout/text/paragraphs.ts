import { headingKind } from '../sections/headings.ts'
import type { Phrase } from '../words/phrases.ts'
import { APART, fontOf, type LaidOutText, type Line } from './lines.ts'

/**
 * Lines that belong together: a bullet with the lines it runs over, a stretch of prose, or one line alone.
 * Its words have tabs between cells and a space for each line's end.
 */
export interface Paragraph extends Phrase {
  readonly lines: readonly Line[]
  readonly first: Line
}

const GOES_ON = /^[\p{Ll}(&]/u
const ENDED = /[.!?:;]$/u

/** Puts the lines of a text together to paragraphs. */
export function toParagraphs({ lines, wrapped }: LaidOutText): readonly Paragraph[] {
  const edges = rightEdges(lines)
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group !== undefined && goesOn(line, group, edges(line), wrapped)) group.push(line)
    else groups.push([line])
  }
  return groups.flatMap(paragraphOf)
}

export function paragraphOf(lines: readonly Line[]): readonly Paragraph[] {
  const [first, last] = [lines[0], lines.at(-1)]
  return first === undefined || last === undefined
    ? []
    : [{ lines, first, start: first.start, end: last.end, words: lines.map(({ words }) => words).join(' ') }]
}

/** Lines that reach a margin, at least. */
const MARGIN_LINES = 3
/** Points. A few lines that all end sooner are short, they reach no margin. */
const MIN_COLUMN = 220
const MANY_LINES = 25

const rightmost = (lines: readonly Line[]): number =>
  lines.reduce((most, { right }) => Math.max(most, right), 0)

/** The margin that these lines end at; null where too few reach one. */
function edgeOf(lines: readonly Line[]): number | null {
  const edge = rightmost(lines)
  return lines.filter(({ right }) => right > edge - 30).length >= MARGIN_LINES ? edge : null
}

/**
 * Where the lines of a column end: at the margin of those set alike where several reach it, else at the
 * column's own.
 */
function rightEdges(lines: readonly Line[]): (line: Line) => number {
  const columns = new Map(
    [...Map.groupBy(lines, ({ block }) => block)].map(([block, column]) => {
      const left = column.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
      const alike = new Map([...Map.groupBy(column, mainLook)].map(([look, some]) => [look, edgeOf(some)]))
      return [
        block,
        { left, width: rightmost(column) - left, count: column.length, edge: edgeOf(column), alike },
      ]
    }),
  )
  return (line) => {
    const column = columns.get(line.block)
    const alike = column?.alike.get(mainLook(line)) ?? null
    if (column === undefined) return Number.POSITIVE_INFINITY
    // Short lines of one look that happen to be alike long reach no margin.
    const edge = alike !== null && alike - column.left >= column.width * 0.75 ? alike : column.edge
    return edge !== null && (edge - column.left >= MIN_COLUMN || column.count >= MANY_LINES)
      ? edge
      : Number.POSITIVE_INFINITY
  }
}

/** The look of most of a line: lines set alike in one column end at one margin. */
const mainLook = ({ looks }: Line): string =>
  looks.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]?.look ?? ''

function goesOn(line: Line, group: readonly Line[], edge: number, wrapped: boolean): boolean {
  const [first, above] = [group[0], group.at(-1)]
  if (first === undefined || above === undefined) return false
  if (line.marker !== '' || line.heading || line.cells.length > 2) return false
  const letters = group.reduce((sum, { words }) => sum + words.length, 0)
  const sentence = letters > 40 && GOES_ON.test(line.words) && !ENDED.test(above.words)
  if (!wrapped || line.block !== above.block)
    return sentence && (first.marker !== '' || above.words.length > 60)
  const isBullet = first.marker !== ''
  if (Math.abs(line.size - above.size) > 0.7 || line.gap > APART || !sharesLook(line, group)) return false
  if (!isBullet && (above.cells.length > 1 || headingKind(first.words) !== null)) return false
  // Set in below the words of a bullet: its next line, wherever the one above ends.
  const isInset = line.x >= first.x - 3 && line.x > first.outer + 3
  if (isBullet && isInset && above.cells.length === 1 && line.cells.length === 1) return true
  // The next word would have stood on the line above if the paragraph went on.
  const letter = (line.right - line.x) / line.words.length
  const fits = edge - above.right > ((line.words.split(/\s/u)[0] ?? '').length + 1.5) * letter
  // Running text whose last sentence is not at its end goes on, wherever the line was broken.
  const isUnfinished =
    !isBullet && above.words.length >= 60 && /\p{Ll}{4}[.!?]\s+\p{Lu}.*\p{Ll}$/u.test(above.words)
  if (fits) return (sentence || (isUnfinished && Math.abs(line.x - above.x) < 2)) && line.cells.length === 1
  return isBullet ? line.x >= first.outer - 2 : Math.abs(line.x - above.x) < 8
}

/** A line that goes on begins in a look that stood in the lines above. */
const sharesLook = (line: Line, group: readonly Line[]): boolean =>
  GOES_ON.test(line.words) ||
  group.some(({ looks }) => looks.some(({ look }) => fontOf(look) === fontOf(line.look)))
