import { Badge } from '../../../components/ui/badge.tsx'
import { emailStatus } from '../email-status.ts'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}

export function EmailStatusBadge({ status }: { status: string }) {
  const { label, tone } = emailStatus(status)
  return <Badge tone={tone}>{label}</Badge>
}
