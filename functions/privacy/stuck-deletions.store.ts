import { degraded, healthy, type Finding } from '#functions/monitoring/health.ts'
import { listPage } from '#platform/table/lists/list-page.ts'
import type { Table } from '#platform/table/table.ts'

/** More are counted as this many. */
const MOST = 100
/** Deletions that are named; staff begin with the oldest. */
const NAMED = 5

/**
 * Whether deletions of accounts wait because a step failed: how many, and of the oldest the account's id, since
 * when, and each open step with its last error.
 */
export async function stuckDeletions(table: Table): Promise<Finding> {
  const { positions } = await listPage(table, { list: 'DELETIONS', after: null, limit: MOST })
  if (positions.length === 0) return healthy
  const oldest = positions.slice(-NAMED).toReversed().map(sentenceOf)
  const count = positions.length > NAMED ? [`${positions.length} deletions wait; the oldest:`] : []
  return degraded([...count, ...oldest].join(' '))
}

/** A position is the time of the request, the account's id and the open steps. */
function sentenceOf(position: string): string {
  const [at = '', userId = '', open = ''] = position.split('#')
  return `The deletion of ${userId}, asked for on ${at.slice(0, 16).replace('T', ' ')} UTC, waits for ${open}.`
}
