import { Badge } from '#web/components/ui/badge.tsx'

/** The status of an account: active until an admin deactivates it, whatever its plan. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}

export function EmailStatusBadge({ status }: { status: string }) {
  const { label, tone } = emailStatus(status)
  return <Badge tone={tone}>{label}</Badge>
}

interface StatusLook {
  readonly label: string
  readonly tone: 'good' | 'brand' | 'bad' | 'neutral'
}

const LOOKS: Readonly<Record<string, StatusLook>> = {
  sent: { label: 'Sent', tone: 'good' },
  replied: { label: 'Replied', tone: 'brand' },
  interview: { label: 'Interview', tone: 'brand' },
  bounced: { label: 'Bounced', tone: 'bad' },
  draft: { label: 'Draft', tone: 'neutral' },
  draft_sent: { label: 'Draft in Gmail', tone: 'neutral' },
  pending_send: { label: 'Ready to send', tone: 'neutral' },
  scheduled: { label: 'Being written', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'neutral' },
  discarded: { label: 'Discarded', tone: 'neutral' },
}

/**
 * Sent, replied and bounced have a colour each; others have none. A draft is called a draft here, because the
 * service sends nothing.
 */
function emailStatus(status: string): StatusLook {
  return (Object.hasOwn(LOOKS, status) ? LOOKS[status] : undefined) ?? { label: status, tone: 'neutral' }
}
