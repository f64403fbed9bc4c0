import { getUsage } from '#shared/contracts/account/user.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/** Refetched whenever the page opens, because a run may have ended since. */
export const usageQuery = { ...readOptions(getUsage), staleTime: 0 }
