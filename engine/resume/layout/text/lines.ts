import type { Span } from '../../../values/resume-facts.ts'
import { boundDocument } from '../bounds.ts'
import { besideDates, type DateRange } from '../words/dates.ts'
import { APART, type Cell, type DocumentLine, type ResumeDocument, type Run } from '../document.ts'
import type { Phrase } from '../words/phrases.ts'
import { withoutHeadingsBeside, withPlacesApart } from './beside.ts'
import { BULLETS } from './marker.ts'
import { withoutForm } from './europass.ts'
import { withLanguagesApart, withoutListsBeside } from './lists-beside.ts'
import { withoutTables } from './table.ts'
import { joinWrapped } from './wrapped.ts'

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
  /** Look, and whether the line is in capitals or marked as a heading. */
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
/** A cell of dashes, underscores or bars alone is a drawn rule, and one of a sign between others a dot on a line of time. */
const DRAWN = new RegExp(String.raw`^(?:[ㅡ―_|▬─━═▁▂▃▄█]+|[${BULLETS}])$`, 'u')
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
    if (words === '' || DRAWN.test(words)) continue
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
    style: `${look}|${isCapitals(words) ? 'caps' : ''}${line.heading ? ' heading' : ''}`,
    size: Math.max(0, ...looks.map(({ size }) => size)),
  }
}

/** The text of a document, and its lines with their offsets in it and their positions on the page. */
export function layOutText(document: ResumeDocument): LaidOutText {
  let text = ''
  const lines: Line[] = []
  const { lines: all, wrapped } = boundDocument(document)
  const inOrder = wrapped
    ? withPlacesApart(withoutTables(withoutHeadingsBeside(withoutListsBeside(withoutForm(all, true)))))
    : withoutForm(all, false)
  for (const line of joinWrapped(withLanguagesApart(inOrder), wrapped)) {
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

/** The last word before a change of font, and the first one after it, where both begin a name. */
const NAME_LAST = /(?<![\p{L}\p{N}])[\p{Lu}\p{N}][^\s,]*\s*$/u

/** The parts of a line beside its dates, apart where bold or italic letters begin or end between two names. */
export function stretches(
  text: string,
  { looks, start, end }: Line,
  range: DateRange | null,
): readonly Span[] {
  const edges = looks.flatMap((look, index) => {
    const above = looks[index - 1]
    const isOther = above !== undefined && (above.bold !== look.bold || above.italic !== look.italic)
    return isOther &&
      NAME_LAST.test(text.slice(start, look.start)) &&
      /^\s*\p{Lu}/u.test(text.slice(look.start, look.end))
      ? [look.start]
      : []
  })
  return besideDates(range, start, end).flatMap(([from, to]) => {
    const all = [from, ...edges.filter((edge) => edge > from && edge < to), to]
    return all.slice(1).map((stop, index) => ({ start: all[index] ?? from, end: stop }))
  })
}

/** A line without its first `by` characters. */
export const cutLine = (line: Line, by: number): Line => ({
  ...line,
  start: line.start + by,
  words: line.words.slice(by),
  cells: line.cells.flatMap((cell) =>
    cell.end <= line.start + by ? [] : [{ ...cell, start: Math.max(cell.start, line.start + by) }],
  ),
})
