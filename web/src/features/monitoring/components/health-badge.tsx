import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import type { Health } from '#shared/models/admin/monitoring.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { HEALTH_LABELS } from '#web/features/monitoring/texts.ts'

const MARKS = {
  healthy: { tone: 'good', icon: <CircleCheck aria-hidden /> },
  degraded: { tone: 'warn', icon: <TriangleAlert aria-hidden /> },
  unhealthy: { tone: 'bad', icon: <CircleX aria-hidden /> },
  unknown: { tone: 'neutral', icon: <CircleHelp aria-hidden /> },
} as const

/** A state as a word and an icon. */
export function HealthBadge({ status }: { status: Health }) {
  const { tone, icon } = MARKS[status]
  return (
    <Badge tone={tone}>
      {icon}
      {HEALTH_LABELS[status]}
    </Badge>
  )
}
