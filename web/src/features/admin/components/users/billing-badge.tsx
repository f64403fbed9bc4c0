import type { AdminUser, BillingState } from '#shared/models/admin/admin.ts'
import { Badge } from '#web/components/ui/badge.tsx'

const STATES = {
  none: ['neutral', 'No plan'],
  trial: ['brand', 'Trial'],
  active: ['good', 'Active'],
  paused: ['warn', 'Paused'],
  past_due: ['bad', 'Past due'],
  disputed: ['bad', 'Disputed'],
  cancelling: ['warn', 'Canceling'],
  ended: ['neutral', 'Ended'],
} as const satisfies Record<BillingState, readonly [string, string]>

/** Where a user stands: the word for their money, and whether an admin has deactivated the account. */
export function BillingBadge({ user: { billingState, isActive } }: { user: AdminUser }) {
  const [tone, label] = STATES[billingState]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone}>{label}</Badge>
      {!isActive && <Badge>Deactivated</Badge>}
    </span>
  )
}
