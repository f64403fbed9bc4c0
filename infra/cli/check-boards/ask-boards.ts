import type { CuratedBoard } from '#functions/postings/boards/board-list.ts'
import type { BoardFamilyId, BoardReader } from '#functions/postings/boards/model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'

/** Result of asking a board. A failed or skipped board has no data. */
export type Finding =
  | { readonly kind: 'open'; readonly postings: number }
  | { readonly kind: 'empty' | 'gone' | 'not asked' }
  | { readonly kind: 'failed'; readonly reason: string }

export interface CheckedBoard {
  readonly board: CuratedBoard
  readonly finding: Finding
}

export interface AskDeps {
  readonly readers: ReadonlyMap<BoardFamilyId, BoardReader>
  readonly pause: () => Promise<void>
  readonly report: (checked: CheckedBoard, done: number) => void
}

/** After this many consecutive failures the family's other boards are skipped. */
const FAILURES_IN_A_ROW = 3

/** Asks one board after the other, never two at once, with a pause between them. */
export async function askBoards(
  boards: readonly CuratedBoard[],
  { readers, pause, report }: AskDeps,
): Promise<readonly CheckedBoard[]> {
  const checked: CheckedBoard[] = []
  const failures = new Map<BoardFamilyId, number>()
  for (const board of boards) {
    const reader = readers.get(board.family)
    const failed = failures.get(board.family) ?? 0
    const isLeftAlone = reader === undefined || failed >= FAILURES_IN_A_ROW
    if (!isLeftAlone && checked.length > 0) await pause()
    const finding: Finding = isLeftAlone ? { kind: 'not asked' } : await ask(reader, board.token)
    failures.set(board.family, finding.kind === 'failed' ? failed + 1 : isLeftAlone ? failed : 0)
    checked.push({ board, finding })
    report({ board, finding }, checked.length)
  }
  return checked
}

async function ask(reader: BoardReader, token: string): Promise<Finding> {
  try {
    const jobs = await reader.jobs(token)
    if (jobs === null) return { kind: 'gone' }
    return jobs.length === 0 ? { kind: 'empty' } : { kind: 'open', postings: jobs.length }
  } catch (error) {
    if (error instanceof SourceUnavailable) return { kind: 'failed', reason: error.message }
    throw error
  }
}

/** The board with the result of that day; unchanged without a result. */
export function noted({ board, finding }: CheckedBoard, day: string): CuratedBoard {
  if (finding.kind === 'failed' || finding.kind === 'not asked') return board
  return {
    ...board,
    checkedAt: day,
    state: finding.kind,
    postings: finding.kind === 'open' ? finding.postings : 0,
  }
}
