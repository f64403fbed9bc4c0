import type { GmailIntegration } from '#shared/models/gmail.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { showDate } from '#web/lib/time.ts'
import { mailboxName } from '#web/features/gmail/mailbox-name.ts'
import { GMAIL_TEXTS } from '#web/features/gmail/texts.ts'

/** Which mailbox, since when, and whether it works. */
export function MailboxLine({ integration }: { integration: GmailIntegration }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{mailboxName(integration)}</p>
        <p className="text-sm text-muted">
          Connected since {showDate(integration.connectedAt)}
          {integration.checkedAt !== null && `. Drafts last looked at on ${showDate(integration.checkedAt)}`}
        </p>
      </div>
      {integration.isActive ? (
        <Badge tone="good">{GMAIL_TEXTS.active}</Badge>
      ) : (
        <Badge tone="bad">Not working</Badge>
      )}
    </div>
  )
}
