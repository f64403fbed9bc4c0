import { isBrokenOff } from '../../../language/open-end.ts'
import { APART, type Cell, type DocumentLine } from '../document.ts'
import { findRange } from '../words/dates.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { isPlace } from '../words/places.ts'
import { cellText, inOneCell, isMarked, joined, type PlainLine, withMarker } from './cells.ts'
import { splitMarker } from './marker.ts'

/** Points by which cells of one column may begin apart. */
export const SAME_COLUMN = 4
const MIN_COLUMNS = 3
const MAX_COLUMNS = 8
/** Rows with a range of dates, and lines without a date, below which lines are no table of jobs whose cells go on. */
const MIN_ROWS = 2
/** Lines of one table, and places in a document where one is looked for: a resume has few of either. */
const MAX_LENGTH = 200
const MAX_TRIES = 40

const NOTHING: Cell = { runs: [], x: 0, right: 0 }

/** The cells of each column of a row. */
export type Columns = readonly (readonly Cell[])[]

const wordsOf = (cells: readonly Cell[]): string => cells.map(cellText).join(' ')

/** A row's columns that have words, beginning with its dates; null when there are fewer than three, or no dates. */
export function jobColumns(columns: Columns): Columns | null {
  // Neither "1." nor a dot on a line of time
  const told = columns.filter((cells) => /\p{L}|\d{2}/u.test(wordsOf(cells)))
  const dates = told.find((cells) => findRange(wordsOf(cells), 0, wordsOf(cells).length) !== null)
  return dates === undefined || told.length < MIN_COLUMNS
    ? null
    : [dates, ...told.filter((cells) => cells !== dates)]
}

/** Whether the last column of a table tells what was done: it has a list, or more text than each of those with names. */
export function lastHasDuties(rows: readonly Columns[]): boolean {
  const lengths = rows.reduce<readonly number[]>(
    (sums, columns) => columns.map((cells, at) => (sums[at] ?? 0) + cells.map(cellText).join('').length),
    [],
  )
  const last = lengths.at(-1) ?? 0
  const isListed = rows.some((columns) => columns.at(-1)?.some(isMarked))
  return isListed || lengths.slice(1, -1).every((length) => length < last)
}

/**
 * A job of a table as resumes without tables have it: dates beside the first of the names, the other names, and from the last
 * column what was done.
 */
export function jobOfRow<Line extends PlainLine>(
  columns: Columns,
  hasDuties: boolean,
  lineOf: (cells: readonly Cell[], isFirst: boolean) => Line,
): readonly Line[] {
  const [dates = [], ...others] = columns
  const last = hasDuties ? (others.at(-1) ?? []) : []
  const named = hasDuties ? others.slice(0, -1).flat() : others.flat()
  // "Nurse" above her duties, in their column
  const isTitled = named.some((cell) => titleScore(cellText(cell)) > 0)
  const firstMarked = last.findIndex(isMarked)
  const isTitle = firstMarked > 0 || (!isTitled && titleScore(cellText(last[0] ?? NOTHING)) === 2)
  const duties = last.slice(isTitle ? Math.max(1, firstMarked) : 0)
  const names = [...named, ...last.slice(0, last.length - duties.length)].map((cell, _, [first = cell]) => ({
    ...cell,
    // Names stand below each other, whatever columns they come from.
    x: first.x,
    right: first.x + cell.right - cell.x,
  }))
  const head = [...dates, ...names.slice(0, 1)]
  return [
    ...(head.length === 0 ? [] : [lineOf(head, true)]),
    ...names.slice(1).map((cell) => lineOf([cell], false)),
    ...duties.map((cell) => {
      const own = lineOf([cell], false)
      return own.marker === '' ? { ...own, marker: '-' } : own
    }),
  ]
}

type Row = readonly DocumentLine[]

interface Table {
  /** Where each column begins. */
  readonly starts: readonly number[]
  /** Where the text of each column ends. */
  readonly edges: readonly number[]
}

/** The column that a cell is in; -1 when it begins between two. What the last one has may be indented. */
export function columnOf({ x }: Cell, starts: readonly number[]): number {
  const at = starts.findLastIndex((start) => start - SAME_COLUMN <= x)
  return at === starts.length - 1 || x - (starts[at] ?? 0) <= SAME_COLUMN ? at : -1
}

/** Whether the cells of a line are in the columns, and none runs on into the next one. */
export function isIn({ cells }: DocumentLine, starts: readonly number[]): boolean {
  const next = starts[columnOf(cells.at(-1) ?? NOTHING, starts) + 1] ?? Infinity
  return cells.every((cell) => columnOf(cell, starts) !== -1) && (cells.at(-1)?.right ?? 0) < next
}

/** The end of a firm's name, "Heron Foods SA", and its rest on a line of its own: "SA". */
const FORM = String.raw`(?:\p{Lu}{2,4}|GmbH|Ltd|Inc|Co)`
const ENDED = new RegExp(String.raw`(?<!\p{L})${FORM}\.?$`, 'u')
const LEGAL_FORM = new RegExp(String.raw`^${FORM}(?!\p{L})`, 'u')

/** The cells of a row in a column, those that a margin broke in one. */
function cellsIn(row: Row, { starts, edges }: Table, column: number): readonly Cell[] {
  const own = row.flatMap(({ cells }) => inOneCell(cells.filter((cell) => columnOf(cell, starts) === column)))
  const areMarked = own.some(isMarked)
  // Running text goes on with names as well: "Joint", and "H&S committee member." below it.
  const isRunning = own.some((cell) => /\p{L}{3}\.(?: \p{Lu}|$)/u.test(cellText(cell)))
  return own.reduce<readonly Cell[]>((done, cell) => {
    const above = done.at(-1)
    if (above === undefined) return [cell]
    const [begun, below] = [cellText(above), cellText(cell)]
    const letter = (cell.right - cell.x) / below.length
    const hasRoom = (edges[column] ?? 0) - above.right > (below.split(/\s/u)[0] ?? '').length * letter
    const isOpen = /^\p{Ll}/u.test(below) || isBrokenOff(begun) || /,$|\([^()]*$/u.test(begun)
    // Of two parts of a name only the last may be known: "Kowalchuk Directional", "Drilling, Selkirk"; "Lark Textile", "Machinery Works".
    const isNew =
      titleScore(below) > 0 || (employerScore(below) > 0 && employerScore(begun) + titleScore(begun) > 0)
    const isName = column < starts.length - 1 && !isNew && !ENDED.test(begun) && !isPlace(below)
    const isRest = isName || isRunning || /^\(\p{Ll}/u.test(below) || LEGAL_FORM.test(below)
    const goesOn = column === 0 || (areMarked ? !isMarked(cell) : isOpen || (isRest && !hasRoom))
    if (!goesOn) return [...done, cell]
    return [...done.slice(0, -1), joined(above, cell, /\p{L}-$/u.test(begun) ? '' : ' ')]
  }, [])
}

/** A line that rules off a heading. */
const isRule = ({ cells }: DocumentLine): boolean => cells.every((cell) => /^[-=_]+$/u.test(cellText(cell)))

/** Dates whose end stands below: "Jun 2021 –", "11/2020 à ce" */
const OPEN_DATES = /(?:[–—-]|(?<!\p{L})(?:to|until|bis|à|au|ce|a|hasta))$/iu

/** The rows of a table: its headings, and then what is set apart, or else what begins in its first column. */
function rowsOf(lines: readonly DocumentLine[], starts: readonly number[]): readonly Row[] {
  const apart = lines.slice(2).filter(({ gap }) => gap > APART).length
  const isFirst = ({ cells: [cell] }: DocumentLine) => cell !== undefined && columnOf(cell, starts) === 0
  const rows: DocumentLine[][] = []
  for (const line of lines.filter((one) => !isRule(one))) {
    const row = rows.at(-1)
    const isBelowHeadings =
      rows.length === 1 && !/\d/u.test(wordsOf(row?.flatMap(({ cells }) => cells) ?? []))
    const isOpen = OPEN_DATES.test(cellText(row?.at(-1)?.cells[0] ?? NOTHING))
    const begins = apart < MIN_ROWS || isBelowHeadings ? isFirst(line) && !isOpen : line.gap > APART
    if (row === undefined || begins) rows.push([line])
    else row.push(line)
  }
  return rows
}

/** The lines from `at` on whose cells stand in the columns of the first; none where they can't be a table of jobs. */
function stretchAt(lines: readonly DocumentLine[], at: number): readonly DocumentLine[] {
  const starts = lines[at]?.cells.map(({ x }) => x) ?? []
  if (starts.length < MIN_COLUMNS || starts.length > MAX_COLUMNS) return []
  const next = lines.slice(at, at + MAX_LENGTH)
  const length = next.findIndex((line) => !isIn(line, starts))
  const own = length === -1 ? next : next.slice(0, length)
  const isFurther = ({ cells: [cell] }: DocumentLine) => cell !== undefined && columnOf(cell, starts) > 0
  const isDated = ({ cells }: DocumentLine) => cells.some((cell) => /\d{4}/u.test(cellText(cell)))
  const isTable = [isFurther, isDated].every((test) => own.filter(test).length >= MIN_ROWS)
  return isTable ? own : []
}

/** The jobs of a table that has these lines, and its other lines; null where it has fewer than two jobs. */
function jobsOf(own: readonly DocumentLine[]): readonly DocumentLine[] | null {
  const starts = own[0]?.cells.map(({ x }) => x) ?? []
  const cells = own.flatMap((line) => line.cells)
  const edges = starts.map((_, column) =>
    Math.max(...cells.filter((cell) => columnOf(cell, starts) === column).map(({ right }) => right)),
  )
  const rows = rowsOf(own, starts)
  const inColumns = rows.map((row) =>
    jobColumns(starts.map((_, column) => cellsIn(row, { starts, edges }, column))),
  )
  const jobs = inColumns.filter((columns) => columns !== null)
  if (jobs.length < MIN_ROWS) return null
  const hasDuties = lastHasDuties(jobs)
  return rows.flatMap((row, at): readonly DocumentLine[] => {
    const [columns = null, line] = [inColumns[at], row[0]]
    if (line === undefined || columns === null) return row
    return jobOfRow(columns, hasDuties, (some, isFirst) => ({
      ...line,
      ...splitMarker(some),
      gap: isFirst ? 1 : 0,
    }))
  })
}

/**
 * Rearranges tables of jobs that have three columns or more, one of them with dates, and cells of several lines: read line by
 * line, they mix names with what was done. Other lines stay as they are.
 */
export function withoutTables(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const marked = lines.map(withMarker)
  const made: DocumentLine[] = []
  let tries = MAX_TRIES
  for (let at = 0; at < lines.length; ) {
    const own = tries === 0 ? [] : stretchAt(marked, at)
    const jobs = own.length === 0 ? null : jobsOf(own)
    if (own.length > 0) tries -= 1
    made.push(...(jobs ?? lines.slice(at, at + 1)))
    at += jobs === null ? 1 : own.length
  }
  return made
}
