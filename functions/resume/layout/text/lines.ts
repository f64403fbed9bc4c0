import type { Span } from '../../model.ts'
import { boundDocument } from '../bounds.ts'
import type { Cell, DocumentLine, ResumeDocument, Run } from '../document.ts'
import type { Phrase } from '../words/phrases.ts'
import { splitMarker } from './marker.ts'

type LineCell = Omit<Cell, 'runs'> & Span

/** One line of the text with its place on the page. `start` is where the words begin, after the marker. */
export interface Line extends Phrase, Omit<DocumentLine, 'cells'> {
  readonly x: number
  readonly right: number
  readonly cells: readonly LineCell[]
  /** Letters of one look each. */
  readonly looks: readonly (Omit<Run, 'text'> & Span)[]
  /** Of its largest letters. */
  readonly size: number
  /** Look of its first letters. */
  readonly look: string
  /** How it is set: look and capitals. */
  readonly style: string
}

export interface LaidOutText {
  readonly text: string
  readonly lines: readonly Line[]
  readonly wrapped: boolean
}

/** Longest text kept, in UTF-16 units: some thirty pages. What follows is no resume any more. */
const MAX_LENGTH = 100_000
/** Longest line kept whole: who looks for dates or names in a line goes back and forth in it. */
const MAX_LINE = 2_500
/** Free space above a line that begins something new, in lines. */
export const APART = 0.55

/** The font of a look, which names font and size. */
export const fontOf = (look: string): string => look.split(' ')[0] ?? ''

export const isCapitals = (words: string): boolean => words === words.toUpperCase()

/** The words of a line with one tab between its cells; `at` is where they begin in the whole text. */
function build(line: DocumentLine, at: number): Line {
  let text = ''
  const cells: LineCell[] = []
  const looks: (Omit<Run, 'text'> & Span)[] = []
  for (const { runs, x, right } of line.cells) {
    const lead = text === '' ? '' : '\t'
    const from = at + text.length + lead.length
    let said = ''
    for (const { text: raw, ...look } of runs) {
      const plain = raw.replaceAll(/\s+/gu, ' ')
      const own = said === '' || said.endsWith(' ') ? plain.trimStart() : plain
      const start = from + said.length
      if (own.trim() !== '') looks.push({ ...look, start, end: start + own.length })
      said += own
    }
    said = said.trimEnd()
    // A dash alone is drawn, not said.
    if (said === '' || /^[ㅡ―_]+$/u.test(said)) continue
    cells.push({ x, right, start: from, end: from + said.length })
    text += lead + said
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
const OPEN = /(?:19|20)\d\d\s*[–—-]$|[–—-]\s*\p{Lu}?\p{L}{2,9}\.?$/u
const CLOSES =
  /^(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$|^\d{1,2}[./](?:19|20)\d\d$|^(?:present|current|today|now|heute|aujourd[’']hui|actualidad|presente|oggi|laufend)$/iu

const together = (one: Cell, other: Cell): Cell => ({
  ...one,
  runs: [...one.runs, ...other.runs.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run))],
})

/** The cell that begins a span of time and the one right below that ends it. */
function cutDates(above: DocumentLine, line: DocumentLine): readonly [Cell, Cell] | null {
  if (above.block !== line.block) return null
  const pairs = above.cells
    .slice(0, 2)
    .flatMap((one) => line.cells.slice(0, 2).map((other) => [one, other] as const))
  const isBelow = (one: Cell, other: Cell) =>
    Math.abs(one.right - other.right) < 40 || Math.abs(one.x - other.x) < 5
  return (
    pairs.find(
      ([one, other]) => isBelow(one, other) && OPEN.test(cellText(one)) && CLOSES.test(cellText(other)),
    ) ?? null
  )
}

/**
 * A span of time that a narrow column cut in two stands on the line where it begins; so does the end of the
 * phrase to its left.
 */
function joinDates(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const joined: DocumentLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const cut = above === undefined ? null : cutDates(above, line)
    if (above === undefined || cut === null) {
      joined.push(line)
      continue
    }
    const [begun, closing] = cut
    const rest = line.cells.filter((cell) => cell !== closing)
    const [left, tail] = begun === above.cells[0] || rest.length > 1 ? [] : [above.cells[0], rest[0]]
    const cells = above.cells.map((cell) => (cell === begun ? together(cell, closing) : cell))
    joined[joined.length - 1] = {
      ...above,
      cells: cells.map((cell) => (cell === left && tail !== undefined ? together(cell, tail) : cell)),
    }
    if (tail === undefined && rest.length > 0) joined.push({ ...line, ...splitMarker(rest) })
  }
  return joined
}

/** The text of a document, line by line, and where each line stands on its page. */
export function layOutText(document: ResumeDocument): LaidOutText {
  let text = ''
  const lines: Line[] = []
  for (const line of joinDates(boundDocument(document).lines)) {
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
