import { queryOptions } from '@tanstack/react-query'
import { getLatestResume } from '#shared/contracts/resume.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/api-client.ts'

/** The latest resume, or null when there is none yet. */
export const latestResumeQuery = queryOptions({
  queryKey: [getLatestResume.path, getLatestResume.path],
  queryFn: async ({ signal }) => {
    try {
      return await call(getLatestResume, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
})
