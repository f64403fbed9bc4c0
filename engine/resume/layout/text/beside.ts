import { APART, type Cell, type DocumentLine } from '../document.ts'
import { INSTITUTION } from '../education/degree.ts'
import type { SectionKind } from '../sections/heading-words.ts'
import { headingKind } from '../sections/headings.ts'
import { findRange } from '../words/dates.ts'
import { employerScore } from '../words/job-words.ts'
import { hasRunningWords } from '../words/statements.ts'
import { cellText, withMarker } from './cells.ts'
import { splitMarker } from './marker.ts'
import { columnOf, isIn, SAME_COLUMN } from './table.ts'

/** Lines below headings beside each other. */
const MAX_LENGTH = 60

const kindOf = (cell: Cell): SectionKind | null => headingKind(cellText(cell))
const areHeadings = ({ cells }: DocumentLine): boolean => cells.every((cell) => kindOf(cell) !== null)

/**
 * Whether a line has headings of several sections beside each other, which are neither the column names of a table nor
 * items of the section above.
 */
function areBeside({ cells, gap }: DocumentLine, above: DocumentLine | undefined): boolean {
  if (cells.length < 2) return false
  const kinds = new Set(cells.map(kindOf))
  return (
    !kinds.has(null) &&
    kinds.size > 1 &&
    cells.filter((cell) => COLUMN_NAME.test(cellText(cell))).length < 2 &&
    (gap > APART || above?.cells.some((cell) => kinds.has(kindOf(cell))) !== true)
  )
}

/** What columns of tables are named, and sections as well. */
const COLUMN_NAME =
  /^(?:technologies|tools|roles?|years?|qualifications?|certificates?|degrees?|schools?|courses?|ausbildung|schule|abschluss|diplômes?|formation|école|títulos?|estudios|centro)$/iu

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
    if (!areBeside(line, lines[at - 1])) continue
    const starts = line.cells.map(({ x }) => x)
    const next = marked.slice(at + 1, at + 1 + MAX_LENGTH)
    const end = next.findIndex((one) => !isIn(one, starts) || one.block !== line.block || areHeadings(one))
    const within = end === -1 ? next : next.slice(0, end)
    // Below the last line of the other columns, what is set apart is of no column.
    const last = within.findLastIndex(({ cells }) => cells.some((cell) => columnOf(cell, starts) > 0))
    const apart = within.findIndex(({ gap }, index) => index > last && gap > APART)
    const below = apart === -1 ? within : within.slice(0, apart)
    if (below.length === 0) continue
    const columns = line.cells.flatMap((heading, column) => [
      { ...line, cells: [heading], gap: Math.max(line.gap, 1) },
      ...below.flatMap((one) => {
        const own = one.cells.filter((cell) => columnOf(cell, starts) === column)
        return own.length === 0 ? [] : [{ ...one, ...splitMarker(own) }]
      }),
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
const isTold = (words: string): boolean =>
  words.split(' ').length >= MIN_TOLD &&
  hasRunningWords(words) &&
  employerScore(words) === 0 &&
  !INSTITUTION.test(words)

const isPlaceAlone = (words: string): boolean => !/\d{2}/u.test(words) && headingKind(words) === null

const isAt = (x: number, above: Cell | undefined): boolean =>
  above !== undefined && Math.abs(x - above.x) <= SAME_COLUMN

/** What was done, apart from the place that stands before it in a margin, below the dates: "London   • Only researcher in a group of 34". */
export const withPlacesApart = (lines: readonly DocumentLine[]): readonly DocumentLine[] =>
  lines.flatMap((line, at) => {
    const [dates, named] = lines[at - 1]?.cells ?? []
    const [place, ...others] = line.cells
    if (place === undefined || dates === undefined || others.length === 0 || line.marker !== '') return [line]
    const isMargin =
      line.gap <= APART && isAt(place.x, dates) && areDates(cellText(dates)) && isPlaceAlone(cellText(place))
    const { cells, marker, outer } = splitMarker(others)
    const [told, ...more] = cells
    if (!isMargin || told === undefined || more.length > 0 || !isAt(outer, named)) return [line]
    if (marker === '' && !isTold(cellText(told))) return [line]
    const bullet = marker === '' ? { marker: '-', outer: place.x } : { marker, outer }
    return [
      { ...line, cells: [place] },
      { ...line, cells, gap: 0, ...bullet },
    ]
  })
