import type { ResumeDocument, Run } from './document.ts'

// Far more than any resume has. A small file can hold millions of lines, cells and looks, and each of them
// costs time and memory.
const MAX_LINES = 5_000
const MAX_CHARACTERS = 200_000
const MAX_CELLS = 100
const MAX_RUNS = 100

/** Places on the page that are numbers near it: a document may name any. */
const place = (points: number): number => (Math.abs(points) < 100_000 ? points : 0)

/**
 * As much of a document as a resume can be, so that what follows takes no longer and keeps no more than a
 * resume would.
 */
export function boundDocument({ lines, wrapped }: ResumeDocument): ResumeDocument {
  let room = MAX_CHARACTERS
  const bound = (run: Run): Run => {
    const text = run.text.slice(0, room)
    room -= text.length
    return { ...run, text, size: place(run.size) }
  }
  const kept = lines.slice(0, MAX_LINES).map((line) => ({
    ...line,
    outer: place(line.outer),
    gap: place(line.gap),
    cells: line.cells.slice(0, MAX_CELLS).map(({ runs, x, right }) => ({
      runs: runs.slice(0, MAX_RUNS).map(bound),
      x: place(x),
      right: place(right),
    })),
  }))
  return { lines: kept, wrapped }
}
