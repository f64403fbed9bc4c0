import { getLatestRun } from '#shared/contracts/outreach.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export const latestRunQuery = readOptions(getLatestRun)
export const RUN_POLL_MS = 5_000
