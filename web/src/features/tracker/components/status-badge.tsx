import type { EmailStatus } from '#shared/models/outreach/outreach.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { STATUSES } from '#web/features/tracker/status-display.ts'

export function StatusBadge({ status }: { status: EmailStatus }) {
  const { label, tone, Icon } = STATUSES[status]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  )
}
