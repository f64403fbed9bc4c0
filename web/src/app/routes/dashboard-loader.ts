import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { configurationQuery, latestResumeQuery } from '#web/features/configuration/api/queries.ts'
import { sectionOf } from '#web/features/dashboard/sections.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { userQuery } from '#web/queries/get-user.ts'

/**
 * Starts the first requests while the code is loading and waits for none: the screens show their skeletons.
 */
export const dashboardLoader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    void queryClient.prefetchQuery(userQuery)
    void queryClient.prefetchQuery(gmailIntegrationQuery)
    const section = sectionOf(params['section'])
    if (section === 'resume') void queryClient.prefetchQuery(resumeFactsQuery)
    if (section === 'configuration') {
      void queryClient.prefetchQuery(configurationQuery)
      void queryClient.prefetchQuery(latestResumeQuery)
    }
    return null
  }
