import { getLatestResume } from '#shared/contracts/resume.ts'
import { readOrNull } from '#web/lib/api/read-options.ts'

/** The latest resume, or null when there is none yet. */
export const latestResumeQuery = readOrNull(getLatestResume, 404)
