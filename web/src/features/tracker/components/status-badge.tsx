import {
  Archive,
  CalendarCheck,
  CircleCheck,
  CircleX,
  Clock,
  MessageSquareReply,
  PenLine,
  SendHorizontal,
} from 'lucide-react'
import { Badge } from '#web/components/ui/badge.tsx'
import { statusDisplay } from '#web/features/tracker/status-display.ts'
import { STATUS_TEXTS } from '#web/features/tracker/texts.ts'

const icons = {
  [STATUS_TEXTS.sent]: <CircleCheck aria-hidden />,
  [STATUS_TEXTS.ready]: <SendHorizontal aria-hidden />,
  [STATUS_TEXTS.scheduled]: <Clock aria-hidden />,
  [STATUS_TEXTS.failed]: <CircleX aria-hidden />,
  [STATUS_TEXTS.draft]: <PenLine aria-hidden />,
  [STATUS_TEXTS.replied]: <MessageSquareReply aria-hidden />,
  [STATUS_TEXTS.interview]: <CalendarCheck aria-hidden />,
  [STATUS_TEXTS.discarded]: <Archive aria-hidden />,
} as const

export function StatusBadge({ status }: { status: string | null | undefined }) {
  const { label, tone } = statusDisplay(status)
  return (
    <Badge tone={tone}>
      {icons[label]}
      {label}
    </Badge>
  )
}
