import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getConfiguration, updateConfiguration } from '#shared/contracts/configuration.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { getLatestRun, startEmailDrafting } from '#shared/contracts/outreach.ts'
import type { ConfigurationInput } from '#shared/models/configuration.ts'
import { call } from '#web/lib/api/api-client.ts'
import { configurationQuery } from './queries.ts'
import { nextSyncQuery } from '#web/queries/get-next-sync-info.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'

export function useUpdateConfiguration() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ConfigurationInput) => call(updateConfiguration, { body }),
    // Facts include how well the resume fits the job title.
    onSuccess: () =>
      Promise.all(
        [configurationQuery, resumeFactsQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

export function useStartEmailDrafting() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof startEmailDrafting>) => call(startEmailDrafting, { body }),
    onSettled: () =>
      Promise.all(
        [[getLatestRun.path], [getConfiguration.path], nextSyncQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
