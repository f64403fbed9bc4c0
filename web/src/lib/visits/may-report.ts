import { isStaff } from '#web/lib/admin/admin-hint.ts'
import { storedConsent } from '#web/lib/page/consent.ts'
import { isOptedOut } from '#web/lib/page/page-views.ts'

/** Whether this browser may report anything now: asked before each report, because people think better of it. */
export const mayReport = (): boolean => storedConsent() === 'yes' && !isOptedOut(navigator) && !isStaff()
