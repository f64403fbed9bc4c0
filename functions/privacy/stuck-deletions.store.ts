import { degraded, healthy, type Finding } from '#functions/monitoring/health.ts'
import { listPage } from '#platform/table/lists/list-page.ts'
import type { Table } from '#platform/table/table.ts'

/** More are counted as this many. */
const MOST = 100

/** Whether deletions of accounts wait because a step failed; says how many, and since when. */
export async function stuckDeletions(table: Table): Promise<Finding> {
  const { positions } = await listPage(table, { list: 'DELETIONS', after: null, limit: MOST })
  const oldest = positions.at(-1)
  if (oldest === undefined) return healthy
  const since = `${oldest.slice(0, 16).replace('T', ' ')} UTC`
  return degraded(
    positions.length === 1
      ? `The deletion asked for on ${since} waits for a step that failed.`
      : `${positions.length} deletions wait for a step that failed, the oldest since ${since}.`,
  )
}
