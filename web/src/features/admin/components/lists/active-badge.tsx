import { Badge } from '#web/components/ui/badge.tsx'

/** The status of an account: active until an admin deactivates it, whatever its plan. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
