import type { Cell, DocumentLine, ResumeDocument } from '../document.ts'
import { cleanRun } from './clean-run.ts'
import { splitMarker } from './marker.ts'

/** Assumed width of a character in points. */
const LETTER = 6
const PLAIN = { look: 'plain', bold: false, italic: false, size: 10 } as const

/** Maximum line length in characters, spaces included. */
const MAX_RAW_LINE = 5_000
/** Maximum length of the raw text in characters: a small file can unpack to tens of megabytes. */
const MAX_RAW = 1_000_000

/** A line of signs that underlines a heading. */
const UNDERLINE = /^[=_~*#-]{3,}$|^(?:[=_~*#-] ){3,}[=_~*#-]?$/u

/** What a page of an export ends with. */
const PAGE_NUMBER =
  /^(?:.{0,60}\s)?(?:page|p\.|seite|página) ?\d+ ?(?:of|von|sur|de|\/) ?\d+(?:\s.{0,60})?$/iu

const EMPHASIS = /(?<!\*)\*\*(?!\*)|(?<=\s)\*(?=[\p{L}(])|(?<=[\p{L})])\*(?=[\s,]|$)/gu

/** Width of a text in characters; a tab counts as eight. */
const widthOf = (text: string): number => text.length + (text.split('\t').length - 1) * 7

/** The cells of a line, separated by tabs and by three or more spaces. */
function cellsOf(line: string): readonly Cell[] {
  const cells: Cell[] = []
  let [column, seen] = [0, 0]
  for (const match of line.matchAll(/(?:\S| (?! {2}|\t))+/gu)) {
    column += widthOf(line.slice(seen, match.index))
    seen = match.index
    const text = match[0].trim()
    const x = (column + match[0].length - match[0].trimStart().length) * LETTER
    if (text !== '') cells.push({ runs: [{ ...PLAIN, text }], x, right: x + text.length * LETTER })
  }
  return cells
}

/** Plain text as a document of one column. */
export function plainDocument(raw: string, wrapped = true): ResumeDocument {
  const lines: DocumentLine[] = []
  let blank = 1
  for (const text of cleanRun(raw.slice(0, MAX_RAW)).split('\n')) {
    if (PAGE_NUMBER.test(text.trim().replaceAll(/\s+/gu, ' '))) continue
    if (UNDERLINE.test(text.trim())) {
      const above = lines.at(-1)
      if (above !== undefined && blank === 0) lines[lines.length - 1] = { ...above, heading: true }
      continue
    }
    // Markdown: "## Experience", "**Acme**", "*(2019 – 2021)*".
    const hashes = /^\s*#{1,4}\s+/u.exec(text)?.[0].length ?? 0
    const cells = cellsOf(text.slice(hashes, hashes + MAX_RAW_LINE).replaceAll(EMPHASIS, ''))
    if (cells.length === 0) blank += 1
    else {
      lines.push({ ...splitMarker(cells), page: 1, block: 1, gap: blank, heading: hashes > 0 })
      blank = 0
    }
  }
  return { lines, wrapped }
}
