import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateConfiguration } from '#shared/contracts/configuration.ts'
import type { ConfigurationInput } from '#shared/models/configuration.ts'
import { call } from '#web/lib/api/api-client.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { configurationQuery } from './get-configuration.ts'

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
