import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthenticated } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `ownAuth`: the caller handles a 401 itself. */
    queryMeta: { ownAuth?: boolean }
    mutationMeta: { ownAuth?: boolean }
  }
}

/**
 * No retries, no refetch on focus, never stale: the defaults that the specification sets. Without a connection a call
 * fails at once, so that the page says so: one that waits is lost with the tab, and looks as if it were saved.
 */
export function createQueryClient(onUnauthenticated: () => void): QueryClient {
  const listen = (error: unknown, meta: { ownAuth?: boolean } | undefined) => {
    if (isUnauthenticated(error) && !meta?.ownAuth) onUnauthenticated()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => listen(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => listen(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
