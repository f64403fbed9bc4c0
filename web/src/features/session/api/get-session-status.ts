import { queryOptions } from '@tanstack/react-query'
import { SESSION } from '#shared/catalog/constants.ts'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export const sessionStatusQuery = queryOptions({
  ...readOptions(getSessionStatus),
  refetchInterval: SESSION.pollMs,
  refetchIntervalInBackground: true,
  meta: { ownAuth: true },
})
