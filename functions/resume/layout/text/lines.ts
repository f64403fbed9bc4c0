import { boundDocument } from '../bounds.ts'
import type { Cell, DocumentLine, ResumeDocument } from '../document.ts'
import { splitMarker } from './marker.ts'

/** Letters of one look within a line; offsets of the whole text. */
export interface LookSpan {
  readonly start: number
  readonly end: number
  readonly look: string
  readonly bold: boolean
  readonly italic: boolean
  readonly size: number
}

export interface LineCell {
  readonly start: number
  readonly end: number
  readonly x: number
  readonly right: number
}

/** One line of the text with its place on the page. `start` is where the words begin, after the marker. */
export interface Line {
  readonly start: number
  readonly end: number
  readonly words: string
  readonly marker: string
  readonly outer: number
  readonly x: number
  readonly right: number
  readonly cells: readonly LineCell[]
  readonly looks: readonly LookSpan[]
  readonly size: number
  /** Look of its first letters. */
  readonly look: string
  readonly gap: number
  readonly page: number
  readonly block: number
  readonly heading: boolean
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
const APART = 0.55

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, ' ')

interface Built {
  readonly text: string
  readonly cells: readonly LineCell[]
  readonly looks: readonly LookSpan[]
}

/** The words of a line with one tab between its cells; `at` is where they begin in the whole text. */
function build(cells: readonly Cell[], at: number): Built {
  let text = ''
  const placed: LineCell[] = []
  const looks: LookSpan[] = []
  for (const cell of cells) {
    const before = text === '' ? '' : '\t'
    let said = ''
    for (const { text: raw, look, bold, italic, size } of cell.runs) {
      const plain = squeezed(raw)
      const own = said === '' || said.endsWith(' ') ? plain.trimStart() : plain
      if (own === '') continue
      const start = at + text.length + before.length + said.length
      if (own.trim() !== '') looks.push({ start, end: start + own.length, look, bold, italic, size })
      said += own
    }
    said = said.trimEnd()
    // A dash alone is drawn, not said.
    if (said === '' || /^[ㅡ―_]+$/u.test(said)) continue
    const start = at + text.length + before.length
    placed.push({ start, end: start + said.length, x: cell.x, right: cell.right })
    text += before + said
  }
  const within = <S extends { readonly start: number; readonly end: number }>(
    spans: readonly S[],
  ): readonly S[] =>
    spans
      .filter(({ start }) => start < at + MAX_LINE)
      .map((span) => ({ ...span, end: Math.min(span.end, at + MAX_LINE) }))
  return { text: text.slice(0, MAX_LINE), cells: within(placed), looks: within(looks) }
}

const cellText = (cell: Cell | undefined): string =>
  cell?.runs
    .map((run) => run.text)
    .join('')
    .trim() ?? ''
const OPEN = /(?:19|20)\d\d\s*[–—-]$|[–—-]\s*\p{Lu}?\p{L}{2,9}\.?$/u
const CLOSES =
  /^(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$|^\d{1,2}[./](?:19|20)\d\d$|^(?:present|current|today|now|heute|aujourd[’']hui|actualidad|presente|oggi|laufend)$/iu

/**
 * "Assistant, Department of ⇥ Sep 2012 – Jun" and "Statistics ⇥ 2017" are one line of two cells that were
 * both too narrow.
 */
function joinTails(above: DocumentLine, line: DocumentLine): DocumentLine | null {
  const [left, begun] = above.cells
  const [rest, closing] = line.cells.length === 2 ? line.cells : [undefined, line.cells[0]]
  if (
    left === undefined ||
    begun === undefined ||
    closing === undefined ||
    above.cells.length !== 2 ||
    above.block !== line.block ||
    line.marker !== '' ||
    line.gap > 0.5
  )
    return null
  const under = Math.abs(begun.right - closing.right) < 40 || Math.abs(begun.x - closing.x) < 5
  if (!under || !OPEN.test(cellText(begun)) || !CLOSES.test(cellText(closing))) return null
  return { ...above, cells: [rest === undefined ? left : together(left, rest), together(begun, closing)] }
}

const together = (one: Cell, other: Cell): Cell => ({
  ...one,
  runs: [
    ...one.runs,
    ...other.runs.map((run, index) => (index === 0 ? { ...run, text: ` ${run.text}` } : run)),
  ],
})

/** A span of time that a narrow margin cut in two stands on the line where it begins. */
function joinDates(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const joined: DocumentLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const [first, ...rest] = line.cells
    const [begun, ...others] = above?.cells ?? []
    const goesOn =
      above !== undefined &&
      first !== undefined &&
      begun !== undefined &&
      above.block === line.block &&
      OPEN.test(cellText(begun)) &&
      CLOSES.test(cellText(first)) &&
      Math.abs(begun.right - first.right) < 40
    const tail = above === undefined ? null : joinTails(above, line)
    if (tail !== null) joined[joined.length - 1] = tail
    else if (!goesOn) joined.push(line)
    else {
      joined[joined.length - 1] = { ...above, cells: [together(begun, first), ...others] }
      if (rest.length > 0) joined.push({ ...line, ...splitMarker(rest) })
    }
  }
  return joined
}

/** The text of a document, line by line, and where each line stands on its page. */
export function layOutText(document: ResumeDocument): LaidOutText {
  let text = ''
  const lines: Line[] = []
  let above: DocumentLine | null = null
  for (const line of joinDates(boundDocument(document).lines)) {
    const apart: boolean = above !== null && (line.gap > APART || line.block !== above.block)
    const lead = `${text === '' ? '' : '\n'}${apart ? '\n' : ''}${line.marker === '' ? '' : `${line.marker} `}`
    const start = text.length + lead.length
    const built = build(line.cells, start)
    if (built.text === '') continue
    if (start + built.text.length > MAX_LENGTH) break
    text += lead + built.text
    lines.push(lineAt(line, built, start))
    above = line
  }
  return { text, lines, wrapped: document.wrapped }
}

function lineAt(line: DocumentLine, built: Built, start: number): Line {
  const first = built.cells[0]
  return {
    start,
    end: start + built.text.length,
    words: built.text,
    marker: line.marker,
    outer: line.outer,
    x: first?.x ?? 0,
    right: built.cells.at(-1)?.right ?? 0,
    cells: built.cells,
    looks: built.looks,
    look: built.looks[0]?.look ?? '',
    size: Math.max(0, ...built.looks.map(({ size }) => size)),
    gap: line.gap,
    page: line.page,
    block: line.block,
    heading: line.heading,
  }
}
