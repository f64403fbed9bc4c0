import type { QueryOf } from '#shared/contracts/contract.ts'
import { listEmailOutreach } from '#shared/contracts/outreach.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export type OutreachPage = Partial<QueryOf<typeof listEmailOutreach>>

/** One page of the tracker. Invalidate by `[listEmailOutreach.path]` to refresh every page and count. */
export const outreachQuery = (page: OutreachPage) => readOptions(listEmailOutreach, { query: page })
