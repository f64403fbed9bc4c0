import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Calls off what is on its way under a key before a change is put in its place: it may have been read before
 * the change and come after it. What has nothing to show yet is waited for all the same.
 */
export const stopReading = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
