import { queryOptions } from '@tanstack/react-query'
import { SYNC_INFO_REFRESH_MS } from '#shared/catalog/constants.ts'
import { getNextSyncInfo } from '#shared/contracts/configuration.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export const nextSyncQuery = queryOptions({
  ...readOptions(getNextSyncInfo),
  refetchInterval: SYNC_INFO_REFRESH_MS,
  refetchOnMount: 'always',
})
