import { Badge } from '#web/components/ui/badge.tsx'
import { emailStatus } from '#web/features/admin/email-status.ts'

/** Of an account: active until an admin deactivates it, whatever its plan. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}

export function EmailStatusBadge({ status }: { status: string }) {
  const { label, tone } = emailStatus(status)
  return <Badge tone={tone}>{label}</Badge>
}
