import { getPrivacyDashboard } from '#shared/contracts/account/privacy.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/** Refetched whenever the page opens: its log includes what the user does elsewhere. */
export const privacyQuery = { ...readOptions(getPrivacyDashboard), staleTime: 0 }
