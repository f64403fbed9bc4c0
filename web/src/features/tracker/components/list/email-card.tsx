import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { showUtcDate } from '#web/lib/time.ts'
import { reportedBy } from '#web/features/tracker/status-display.ts'
import { MarkMenu } from './mark-menu.tsx'
import { StatusBadge } from '#web/features/tracker/components/status-badge.tsx'
import { clsx } from 'clsx'

interface EmailCardProps {
  entry: OutreachEntry
  onOpen: () => void
  onMark: (mark: EmailMark | null) => void
}

/** One email of the list; the whole card opens its details. */
export function EmailCard({ entry, onOpen, onMark }: EmailCardProps) {
  const note =
    reportedBy(entry) ??
    (entry.emailStatus === 'sent' ? 'No longer among your drafts: sent or deleted' : null)
  return (
    <article
      className={clsx(
        'relative flex h-full break-inside-avoid flex-col rounded-lg border border-line',
        'bg-sheet p-4 transition-colors duration-150 hover:border-control',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 grow basis-40 text-lg leading-snug break-words">{entry.contactPersonName}</h3>
        <StatusBadge status={entry.emailStatus} />
      </div>
      <p className="mt-1 text-sm break-words">
        {entry.jobTitle} <span className="text-muted">at</span> {entry.companyName}
      </p>
      <p className="text-sm text-muted">
        <EmailAddress>{entry.contactPersonEmail}</EmailAddress>
      </p>
      <p className="mt-3 line-clamp-2 border-l-2 border-line pl-3 font-serif break-words">
        {entry.emailSubject ?? (
          <span className="text-muted italic">
            {entry.emailStatus === 'failed' ? 'Not written' : 'No subject yet'}
          </span>
        )}
      </p>
      {note !== null && <p className="mt-3 text-sm text-muted">{note}</p>}
      {entry.failure !== null && <p className="mt-3 line-clamp-3 text-sm text-bad-ink">{entry.failure}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
        <time dateTime={entry.createdAt} className="text-sm text-muted tabular">
          {showUtcDate(entry.createdAt)}
        </time>
        <div className="flex flex-wrap gap-2 print:hidden">
          <MarkMenu entry={entry} onMark={onMark} />
          <Button
            size="sm"
            data-open
            aria-label={`View details of the email to ${entry.contactPersonName}, ${entry.companyName}`}
            onClick={onOpen}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            View details
          </Button>
        </div>
      </div>
    </article>
  )
}
