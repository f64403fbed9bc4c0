import type { Span } from '../../model.ts'
import { boundDocument } from '../bounds.ts'
import type { Cell, DocumentLine, ResumeDocument, Run } from '../document.ts'
import type { Phrase } from '../words/phrases.ts'
import { splitMarker } from './marker.ts'

type LineCell = Omit<Cell, 'runs'> & Span

/** A line of the text with its position on the page. `start` is the offset of its words, after the marker. */
export interface Line extends Phrase, Omit<DocumentLine, 'cells'> {
  readonly x: number
  readonly right: number
  readonly cells: readonly LineCell[]
  /** The line's runs of one look each. */
  readonly looks: readonly (Omit<Run, 'text'> & Span)[]
  /** Size of its largest letters, in points. */
  readonly size: number
  /** Look of its first letters. */
  readonly look: string
  /** Look, and whether the line is in capitals. */
  readonly style: string
}

export interface LaidOutText {
  readonly text: string
  readonly lines: readonly Line[]
  readonly wrapped: boolean
}

/** Maximum text length in UTF-16 units, about thirty pages; the rest is cut off. */
const MAX_LENGTH = 100_000
/** Longer lines are cut: the patterns for dates and names backtrack within a line. */
const MAX_LINE = 2_500
/** Free space above a line that begins something new, in line heights. */
export const APART = 0.55

/** The font of a look, which names font and size. */
export const fontOf = (look: string): string => look.split(' ')[0] ?? ''

export const isCapitals = (words: string): boolean => words === words.toUpperCase()

/** A line whose words have a tab between its cells; `at` is their offset in the whole text. */
function build(line: DocumentLine, at: number): Line {
  let text = ''
  const cells: LineCell[] = []
  const looks: (Omit<Run, 'text'> & Span)[] = []
  for (const { runs, x, right } of line.cells) {
    const lead = text === '' ? '' : '\t'
    const from = at + text.length + lead.length
    let words = ''
    for (const { text: raw, ...look } of runs) {
      const plain = raw.replaceAll(/\s+/gu, ' ')
      const own = words === '' || words.endsWith(' ') ? plain.trimStart() : plain
      const start = from + words.length
      if (own.trim() !== '') looks.push({ ...look, start, end: start + own.length })
      words += own
    }
    words = words.trimEnd()
    // A cell of dashes or underscores alone is a drawn rule.
    if (words === '' || /^[ㅡ―_]+$/u.test(words)) continue
    cells.push({ x, right, start: from, end: from + words.length })
    text += lead + words
  }
  const end = at + Math.min(text.length, MAX_LINE)
  const within = <S extends Span>(spans: readonly S[]): readonly S[] =>
    spans.filter(({ start }) => start < end).map((span) => ({ ...span, end: Math.min(span.end, end) }))
  const words = text.slice(0, MAX_LINE)
  const look = looks[0]?.look ?? ''
  return {
    ...line,
    start: at,
    end,
    words,
    x: cells[0]?.x ?? 0,
    right: within(cells).at(-1)?.right ?? 0,
    cells: within(cells),
    looks: within(looks),
    look,
    style: `${look}|${isCapitals(words) ? 'caps' : ''}`,
    size: Math.max(0, ...looks.map(({ size }) => size)),
  }
}

const cellText = ({ runs }: Cell): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()
const RANGE_START = /(?:19|20)\d\d\s*[–—-]$|[–—-]\s*\p{Lu}?\p{L}{2,9}\.?$/u
const RANGE_END =
  /^(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$|^\d{1,2}[./](?:19|20)\d\d$|^(?:present|current|today|now|heute|aujourd[’']hui|actualidad|presente|oggi|laufend)$/iu

const joinCells = (one: Cell, other: Cell): Cell => ({
  ...one,
  runs: [...one.runs, ...other.runs.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run))],
})

/** The cells of a date range that a narrow column wrapped: its beginning and, right below, its end. */
function wrappedRange(above: DocumentLine, line: DocumentLine): readonly [Cell, Cell] | null {
  if (above.block !== line.block) return null
  const pairs = above.cells
    .slice(0, 2)
    .flatMap((one) => line.cells.slice(0, 2).map((other) => [one, other] as const))
  const isBelow = (one: Cell, other: Cell) =>
    Math.abs(one.right - other.right) < 40 || Math.abs(one.x - other.x) < 5
  return (
    pairs.find(
      ([one, other]) =>
        isBelow(one, other) && RANGE_START.test(cellText(one)) && RANGE_END.test(cellText(other)),
    ) ?? null
  )
}

/** Moves the end of a wrapped date range, and of the phrase to its left, up to the line where it begins. */
function joinWrappedRanges(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const joined: DocumentLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const range = above === undefined ? null : wrappedRange(above, line)
    if (above === undefined || range === null) {
      joined.push(line)
      continue
    }
    const [start, end] = range
    const rest = line.cells.filter((cell) => cell !== end)
    const [left, tail] = start === above.cells[0] || rest.length > 1 ? [] : [above.cells[0], rest[0]]
    const cells = above.cells.map((cell) => (cell === start ? joinCells(cell, end) : cell))
    joined[joined.length - 1] = {
      ...above,
      cells: cells.map((cell) => (cell === left && tail !== undefined ? joinCells(cell, tail) : cell)),
    }
    if (tail === undefined && rest.length > 0) joined.push({ ...line, ...splitMarker(rest) })
  }
  return joined
}

/** The text of a document, and its lines with their offsets in it and their positions on the page. */
export function layOutText(document: ResumeDocument): LaidOutText {
  let text = ''
  const lines: Line[] = []
  for (const line of joinWrappedRanges(boundDocument(document).lines)) {
    const above = lines.at(-1)
    const apart = above !== undefined && (line.gap > APART || line.block !== above.block)
    const lead = `${text === '' ? '' : '\n'}${apart ? '\n' : ''}${line.marker === '' ? '' : `${line.marker} `}`
    const built = build(line, text.length + lead.length)
    if (built.words === '') continue
    if (built.end > MAX_LENGTH) break
    text += lead + built.words
    lines.push(built)
  }
  return { text, lines, wrapped: document.wrapped }
}
