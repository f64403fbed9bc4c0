import type { Cell, DocumentLine } from '../document.ts'
import { splitMarker } from './marker.ts'

/** The words of a cell. */
export const cellText = ({ runs }: Cell): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()

/** Two cells in one, with a text between theirs. */
export const joined = (one: Cell, other: Cell, between: string): Cell => ({
  ...one,
  runs: [
    ...one.runs,
    ...other.runs.map((run, at) => (at === 0 ? { ...run, text: `${between}${run.text}` } : run)),
  ],
  right: other.right,
})

/** The cells of a line in one, as of a bullet apart from its words; none where there are none. */
export const inOneCell = ([first, ...more]: readonly Cell[]): readonly Cell[] =>
  first === undefined ? [] : [more.reduce((one, other) => joined(one, other, ' '), first)]

/** Whether a cell begins with a bullet. */
export const isMarked = (cell: Cell): boolean => splitMarker([cell]).marker !== ''

/** What lines of all kinds of documents have. */
export type PlainLine = Pick<DocumentLine, 'cells' | 'marker' | 'outer'>

/** A line with its bullet in its first cell. */
export const withMarker = <Line extends PlainLine>(line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell, at) =>
    at === 0 && line.marker !== ''
      ? joined({ ...cell, x: line.outer, runs: [] }, cell, `${line.marker} `)
      : cell,
  ),
})
