import { queryOptions } from '@tanstack/react-query'
import { getResumeFacts } from '#shared/contracts/resume.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/api-client.ts'

/** What was read of the latest resume, or null when there is none yet. */
export const resumeFactsQuery = queryOptions({
  queryKey: [getResumeFacts.path, getResumeFacts.path],
  queryFn: async ({ signal }) => {
    try {
      return await call(getResumeFacts, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
})
