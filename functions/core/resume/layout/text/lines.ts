import type { Cell, DocumentLine, ResumeDocument } from '../document.ts'

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
  readonly bold: boolean
  readonly italic: boolean
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
    if (said === '') continue
    const start = at + text.length + before.length
    placed.push({ start, end: start + said.length, x: cell.x, right: cell.right })
    text += before + said
  }
  return { text: text.slice(0, MAX_LINE), cells: placed, looks }
}

/** The text of a document, line by line, and where each line stands on its page. */
export function layOutText(document: ResumeDocument): LaidOutText {
  let text = ''
  const lines: Line[] = []
  let above: DocumentLine | null = null
  for (const line of document.lines) {
    const apart: boolean = above !== null && (line.gap > APART || line.block !== above.block)
    const lead = `${text === '' ? '' : '\n'}${apart ? '\n' : ''}${line.marker === '' ? '' : `${line.marker} `}`
    const start = text.length + lead.length
    const built = build(line.cells, start)
    if (built.text === '') continue
    if (start + built.text.length > MAX_LENGTH) break
    text += lead + built.text
    lines.push(placed(line, built, start))
    above = line
  }
  return { text, lines, wrapped: document.wrapped }
}

function placed(line: DocumentLine, built: Built, start: number): Line {
  const lettersOf = (of: (span: LookSpan) => boolean): number => built.looks.filter(of).reduce((sum, span) => sum + span.end - span.start, 0)
  const all = lettersOf(() => true)
  const first = built.cells[0]
  return {
    start, end: start + built.text.length, words: built.text, marker: line.marker, outer: line.outer, x: first?.x ?? 0, right: built.cells.at(-1)?.right ?? 0,
    cells: built.cells, looks: built.looks, look: built.looks[0]?.look ?? '',
    size: Math.max(0, ...built.looks.map(({ size }) => size)), bold: lettersOf(({ bold }) => bold) > all * 0.8, italic: lettersOf(({ italic }) => italic) > all * 0.8,
    gap: line.gap, page: line.page, block: line.block, heading: line.heading,
  }
}
