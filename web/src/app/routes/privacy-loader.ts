import type { QueryClient } from '@tanstack/react-query'
import { privacyQuery } from '#web/features/privacy/api/get-privacy-dashboard.ts'

/**
 * Starts the request beside the loading of the code and does not wait for it: the page shows its skeleton.
 */
export const privacyLoader = (queryClient: QueryClient) => () => {
  void queryClient.prefetchQuery(privacyQuery)
  return null
}
