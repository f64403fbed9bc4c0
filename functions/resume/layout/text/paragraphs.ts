import { headingKind } from '../sections/headings.ts'
import type { LaidOutText, Line } from './lines.ts'

/**
 * Lines that belong together: a bullet with the lines it runs over, a stretch of prose, or one line alone.
 */
export interface Paragraph {
  readonly lines: readonly Line[]
  readonly first: Line
  readonly start: number
  readonly end: number
  /** All of it, tabs between cells, a space for each line's end. */
  readonly words: string
}

/** Free space above a line that begins something new, in lines. */
const APART = 0.55

const GOES_ON = /^[\p{Ll}(&]/u
const ENDED = /[.!?:;]$/u
const DATED = /^\p{Lu}.{0,90}(?:(?:19|20)\d\d|present|heute|current)\)?$/iu
/** "Position: …", "Server at The Blue Door (2014-2016)": whatever is above, this is a line of its own. */
const OWN_LINE = /^\p{Lu}[\p{L} /]{2,28}:(?:\s|$)|^\p{Lu}.{0,90}(?:19|20)\d\d\)?$/u

/** Puts the lines of a text together to paragraphs. */
export function toParagraphs({ lines, wrapped }: LaidOutText): readonly Paragraph[] {
  const edges = rightEdges(lines)
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (
      group !== undefined &&
      goesOn(line, group, edges(line), wrapped) &&
      !beginsItem(line, group, groups.at(-2))
    )
      group.push(line)
    else groups.push([line])
  }
  return groups.flatMap(paragraphOf)
}

/** Lines that reach a margin, at least. */
const MARGIN_LINES = 3

/** Points. A few lines that all end sooner are short, they reach no margin. */
const MIN_COLUMN = 220
const MANY_LINES = 25

/**
 * Where the lines of a column end: at the margin of those set alike where several reach it, else at the
 * column's own.
 */
function rightEdges(lines: readonly Line[]): (line: Line) => number {
  const rights = new Map<string, number[]>()
  const add = (key: string, right: number): void =>
    void (rights.get(key)?.push(right) ?? rights.set(key, [right]))
  for (const line of lines) {
    add(edgeKey(line), line.right)
    add(String(line.block), line.right)
  }
  const edges = new Map([...rights].map(([key, found]) => [key, edgeOf(found)]))
  const lefts = new Map<number, number>()
  for (const { block, x } of lines) lefts.set(block, Math.min(lefts.get(block) ?? x, x))
  return (line) => {
    const [alike, column, left] = [
      edges.get(edgeKey(line)) ?? null,
      edges.get(String(line.block)) ?? null,
      lefts.get(line.block) ?? 0,
    ]
    const whole = rights.get(String(line.block))?.reduce((most, right) => Math.max(most, right), 0) ?? 0
    // Short lines of one look that happen to be alike long reach no margin.
    const edge = alike !== null && alike - left >= (whole - left) * 0.75 ? alike : column
    return edge !== null &&
      (edge - left >= MIN_COLUMN || (rights.get(String(line.block))?.length ?? 0) >= MANY_LINES)
      ? edge
      : Number.POSITIVE_INFINITY
  }
}

/** The margin that these lines end at; null where too few reach one. */
function edgeOf(rights: readonly number[]): number | null {
  const edge = rights.reduce((most, right) => Math.max(most, right), 0)
  return rights.filter((right) => right > edge - 30).length >= MARGIN_LINES ? edge : null
}

/** Lines set alike in one column end at one margin. */
const edgeKey = ({ block, looks }: Line): string =>
  `${block}|${looks.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]?.look ?? ''}`

export function paragraphOf(lines: readonly Line[]): readonly Paragraph[] {
  const [first, last] = [lines[0], lines.at(-1)]
  return first === undefined || last === undefined
    ? []
    : [{ lines, first, start: first.start, end: last.end, words: lines.map(({ words }) => words).join(' ') }]
}

/**
 * In a list without bullets, a line after a full stop is the next item: items are set in, or stand one below
 * the other.
 */
function beginsItem(line: Line, group: readonly Line[], before: readonly Line[] | undefined): boolean {
  const [first, above, other] = [group[0], group.at(-1), before?.[0]]
  if (
    first === undefined ||
    above === undefined ||
    other === undefined ||
    first.marker !== '' ||
    other.block !== first.block
  )
    return false
  if (!/[.!?]$/u.test(above.words) || !/^[\p{Lu}\d]/u.test(line.words)) return false
  return (
    first.x > other.x + 6 ||
    (first.gap < APART &&
      Math.abs(first.x - other.x) < 2 &&
      first.look === other.look &&
      other.cells.length === 1)
  )
}

function goesOn(line: Line, group: readonly Line[], edge: number, wrapped: boolean): boolean {
  const [first, above] = [group[0], group.at(-1)]
  if (
    first === undefined ||
    above === undefined ||
    line.marker !== '' ||
    line.heading ||
    line.cells.length > 2
  )
    return false
  const sentence =
    GOES_ON.test(line.words) &&
    !ENDED.test(above.words) &&
    group.reduce((sum, { words }) => sum + words.length, 0) > 40 &&
    !/@|www\.|\.com/u.test(above.words + line.words)
  if (!wrapped || line.block !== above.block)
    return sentence && (first.marker !== '' || above.words.length > 60)
  if (Math.abs(line.size - above.size) > 0.7 || !sharesLook(line, group)) return false
  if (line.gap > APART) return false
  if (above.cells.length > 1 && first.marker === '') return false
  // Set in below the words of a bullet: its next line, wherever the one above ends.
  if (
    first.marker !== '' &&
    above.cells.length === 1 &&
    line.cells.length === 1 &&
    line.x >= first.x - 3 &&
    line.x > first.outer + 3 &&
    !/(?:19|20)\d\d\)?$/u.test(line.words)
  )
    return true
  if (group.length === 1 && first.marker === '' && headingKind(first.words) !== null) return false
  const room = edge - above.right
  const letter = line.words.length === 0 ? 6 : (line.right - line.x) / line.words.length
  const fits = room > ((line.words.split(/\s/u)[0] ?? '').length + 1.5) * letter
  // Running text whose last sentence is not at its end goes on, wherever the line was broken.
  const unfinished =
    first.marker === '' &&
    above.words.length >= 60 &&
    /\p{Ll}$/u.test(above.words) &&
    /\p{Ll}{4}[.!?]\s+\p{Lu}/u.test(above.words) &&
    !ENDED.test(above.words) &&
    Math.abs(line.x - above.x) < 2
  if (first.marker === '' && (OWN_LINE.test(line.words) || DATED.test(above.words))) return false
  if (fits) return (sentence || unfinished) && line.cells.length === 1
  return first.marker === '' ? Math.abs(line.x - above.x) < 8 : line.x >= first.outer - 2
}

const font = (look: string): string => look.split(' ')[0] ?? ''

/** A line that goes on begins in a look that stood in the lines above. */
function sharesLook(line: Line, group: readonly Line[]): boolean {
  return (
    group.some(({ looks }) => looks.some(({ look }) => font(look) === font(line.look))) ||
    GOES_ON.test(line.words)
  )
}
