import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getConfiguration } from '#shared/contracts/configuration.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { getLatestRun, startEmailDrafting } from '#shared/contracts/outreach.ts'
import { call } from '#web/lib/api/api-client.ts'
import { nextSyncQuery } from '#web/queries/get-next-sync-info.ts'

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
