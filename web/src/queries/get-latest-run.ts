import { getLatestRun } from '#shared/contracts/outreach.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export const latestRunQuery = readOptions(getLatestRun)
export const RUN_POLL_MS = 5_000

export const isAtWork = (run: Run | null | undefined) =>
  run !== null && run !== undefined && run.state !== 'finished'

/** A text that changes with every step of the run. */
export const stepOf = (run: Run) =>
  `${run.id} ${run.state} ${run.reserved} ${run.written} ${run.drafted} ${run.failed}`
