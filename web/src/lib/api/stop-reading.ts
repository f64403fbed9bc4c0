import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Cancels requests under a key before a change is put into the cache: a reply from before the change may
 * arrive after it. A first load is not cancelled.
 */
export const stopReading = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
