import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { configurationQuery } from '../features/configuration/api/get-configuration.ts'
import { latestResumeQuery } from '../features/configuration/api/get-latest-resume.ts'
import { sectionOf } from '../features/dashboard/sections.ts'
import { gmailIntegrationQuery } from '../queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '../queries/get-resume-facts.ts'
import { userQuery } from '../queries/get-user.ts'

/**
 * Starts the first requests beside the loading of the code and waits for none of them: the screens show their
 * skeletons.
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
