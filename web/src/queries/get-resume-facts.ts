import { getResumeFacts } from '#shared/contracts/resume.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/** What was read in the latest resume, or null when there is none yet. */
export const resumeFactsQuery = readOptions(getResumeFacts)
