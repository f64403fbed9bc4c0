import { APART, type Cell, type DocumentLine } from '../document.ts'
import { headingKind } from '../sections/headings.ts'
import { findRange } from '../words/dates.ts'
import { hasRunningWords } from '../words/statements.ts'
import { cellText, withMarker } from './cells.ts'
import { splitMarker } from './marker.ts'
import { columnOf, isIn, SAME_COLUMN } from './table.ts'

/** Lines below headings beside each other. */
const MAX_LENGTH = 60

const isHeading = (cell: Cell): boolean => headingKind(cellText(cell)) !== null

/**
 * Rearranges what stands in columns below headings beside each other ("Courses   Languages   IT"), which are read one after the
 * other. Other lines stay as they are.
 */
export function withoutHeadingsBeside(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const marked = lines.map(withMarker)
  const made: DocumentLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    made.push(line)
    const { cells } = line
    if (cells.length < 2 || cells.filter(isHeading).length < 2) continue
    const starts = cells.map(({ x }) => x)
    const next = marked.slice(at + 1, at + 1 + MAX_LENGTH)
    const end = next.findIndex(
      (one) => !isIn(one, starts) || one.page !== line.page || one.cells.every(isHeading),
    )
    const below = end === -1 ? next : next.slice(0, end)
    if (below.length === 0) continue
    const columns = cells.flatMap((heading, column) => [
      { ...line, cells: [heading], gap: Math.max(line.gap, APART + 1), block: line.block + column / 10 },
      ...below.flatMap((one) =>
        one.cells
          .filter((cell) => columnOf(cell, starts) === column)
          .map((cell) => ({ ...one, ...splitMarker([cell]), block: line.block + column / 10 })),
      ),
    ])
    made.splice(-1, 1, ...columns)
    at += below.length
  }
  return made
}

const areDates = (words: string): boolean => {
  const range = findRange(words, 0, words.length)
  return range?.from === 0 && range.to === words.length
}

/** Words of a line that tells what was done; fewer name a firm. */
const MIN_TOLD = 7
const isTold = (words: string): boolean => words.split(' ').length >= MIN_TOLD && hasRunningWords(words)

const isAt = (x: number, above: Cell | undefined): boolean =>
  above !== undefined && Math.abs(x - above.x) <= SAME_COLUMN

/** What was done, apart from the place that stands before it in a margin, below the dates: "London   • Only researcher in a group of 34". */
export const withPlacesApart = (lines: readonly DocumentLine[]): readonly DocumentLine[] =>
  lines.flatMap((line, at) => {
    const [dates, named] = lines[at - 1]?.cells ?? []
    const [place, ...others] = line.cells
    const { cells, marker, outer } = splitMarker(others)
    const told = cells.map(cellText).join(' ')
    if (place === undefined || dates === undefined || line.marker !== '') return [line]
    const isMargin = isAt(place.x, dates) && areDates(cellText(dates)) && !areDates(cellText(place))
    return cells.length === 1 && isMargin && isAt(outer, named) && (marker !== '' || isTold(told))
      ? [
          { ...line, cells: [place] },
          {
            ...line,
            cells,
            gap: 0,
            ...(marker === '' ? { marker: '-', outer: place.x } : { marker, outer }),
          },
        ]
      : [line]
  })
