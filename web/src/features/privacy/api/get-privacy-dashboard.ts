import { getPrivacyDashboard } from '#shared/contracts/account/privacy.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/** Read anew whenever the page opens: whatever is done elsewhere is in its log. */
export const privacyQuery = { ...readOptions(getPrivacyDashboard), staleTime: 0 }
