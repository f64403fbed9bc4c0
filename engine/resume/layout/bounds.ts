import type { ResumeDocument, Run } from './document.ts'

// Limits far above what any resume has: a small file can unpack to millions of lines, cells and runs, and
// each of them costs time and memory.
const MAX_LINES = 5_000
const MAX_CHARACTERS = 200_000
const MAX_CELLS = 100
const MAX_RUNS = 100

/** A coordinate or size in points; 0 in place of absurd values, which a document may contain. */
const place = (points: number): number => (Math.abs(points) < 100_000 ? points : 0)

/** Cuts a document to the size of a large resume, which bounds the time and memory of the steps after it. */
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
