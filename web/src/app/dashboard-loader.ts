import type { QueryClient } from '@tanstack/react-query'
import { gmailIntegrationQuery } from '../queries/get-gmail-integration.ts'
import { userQuery } from '../queries/get-user.ts'

/** Starts the first requests beside the loading of the code and waits for none of them: the screens show their skeletons. */
export const dashboardLoader = (queryClient: QueryClient) => () => {
  void queryClient.prefetchQuery(userQuery)
  void queryClient.prefetchQuery(gmailIntegrationQuery)
  return null
}
