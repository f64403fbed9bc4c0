import type { Cell, DocumentLine, ResumeDocument, Run } from './document.ts'

// Far more than any resume has. A small file can hold millions of lines, cells and looks, and each of them
// costs time and memory.
const MAX_LINES = 5_000
const MAX_CHARACTERS = 200_000
const MAX_CELLS = 100
const MAX_RUNS = 100
/** Characters of a line, spaces included. */
export const MAX_RAW_LINE = 5_000

/** Places on the page that are numbers near it: a document may name any. */
const place = (points: number): number => (Math.abs(points) < 100_000 ? points : 0)

function boundCell({ runs, x, right }: Cell, room: number): Cell {
  let left = room
  const kept = runs.slice(0, MAX_RUNS).flatMap((run): readonly Run[] => {
    const text = run.text.slice(0, Math.max(0, left))
    left -= text.length
    return text === '' ? [] : [{ ...run, text, size: place(run.size) }]
  })
  return { runs: kept, x: place(x), right: place(right) }
}

const lengthOf = ({ runs }: Cell): number => runs.reduce((sum, { text }) => sum + text.length, 0)

function boundLine(line: DocumentLine): DocumentLine {
  let room = MAX_RAW_LINE
  const cells = line.cells.slice(0, MAX_CELLS).flatMap((cell): readonly Cell[] => {
    const kept = boundCell(cell, room)
    room -= lengthOf(kept)
    return kept.runs.length === 0 ? [] : [kept]
  })
  return { ...line, cells, outer: place(line.outer), gap: place(line.gap) }
}

/**
 * As much of a document as a resume can be, so that what follows takes no longer and keeps no more than a
 * resume would.
 */
export function boundDocument({ lines, wrapped }: ResumeDocument): ResumeDocument {
  let room = MAX_CHARACTERS
  const kept: DocumentLine[] = []
  for (const line of lines.slice(0, MAX_LINES)) {
    const bound = boundLine(line)
    room -= bound.cells.reduce((sum, cell) => sum + lengthOf(cell), 0)
    if (room < 0) break
    kept.push(bound)
  }
  return { lines: kept, wrapped }
}
