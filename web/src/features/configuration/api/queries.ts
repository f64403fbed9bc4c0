import { queryOptions } from '@tanstack/react-query'
import { getConfiguration } from '#shared/contracts/configuration.ts'
import { getLatestResume } from '#shared/contracts/resume.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/**
 * Refetched whenever the screen opens, because the cycle changes it on the server. Two seconds of freshness
 * make the route's own request count.
 */
export const configurationQuery = queryOptions({
  ...readOptions(getConfiguration),
  staleTime: 2_000,
  refetchOnMount: true,
})

/** The latest resume, or null when there is none yet. */
export const latestResumeQuery = readOptions(getLatestResume)
