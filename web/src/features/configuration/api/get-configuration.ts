import { queryOptions } from '@tanstack/react-query'
import { getConfiguration } from '#shared/contracts/configuration.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/**
 * Read anew whenever the screen opens, for the cycle changes it behind our back; two seconds let the route's
 * own request count.
 */
export const configurationQuery = queryOptions({
  ...readOptions(getConfiguration),
  staleTime: 2_000,
  refetchOnMount: true,
})
