import { clsx } from 'clsx'
import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { showUtcDate } from '#web/lib/time.ts'
import { isMarkable } from '#web/features/tracker/marking.ts'
import { reportedBy } from '#web/features/tracker/status-display.ts'
import { StatusBadge } from '#web/features/tracker/components/status-badge.tsx'
import { MarkMenu } from './mark-menu.tsx'

interface EmailRowProps {
  entry: OutreachEntry
  isSelected: boolean
  onSelect: (options: { isRange: boolean }) => void
  onOpen: () => void
  onMark: (mark: EmailMark | null) => void
}

const nameOf = ({ contactPersonName, companyName }: OutreachEntry) =>
  `the email to ${contactPersonName}, ${companyName}`

/** What the user or Gmail says about the email, or what it still lacks. */
function noteOf(entry: OutreachEntry): string | null {
  if (entry.failure !== null) return entry.failure
  const said = reportedBy(entry)
  if (said !== null) return said
  if (entry.emailStatus === 'sent') return 'No longer among your drafts: sent or deleted'
  return entry.startingPoint && isMarkable(entry) ? 'Starting point: add why this company' : null
}

/** One email: a row of a wide list, a card on a phone. A press anywhere opens its details. */
export function EmailRow({ entry, isSelected, onSelect, onOpen, onMark }: EmailRowProps) {
  const note = noteOf(entry)
  return (
    <article
      data-selected={isSelected}
      className={clsx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-3 py-3',
        'transition-colors duration-150 hover:bg-wash data-[selected=true]:bg-brand-soft',
        'has-[[data-open]:focus-visible]:bg-wash break-inside-avoid',
        'md:grid-cols-[auto_minmax(0,5fr)_minmax(0,11fr)_7.5rem_5.5rem_4.75rem] md:items-center md:py-1.5',
      )}
    >
      <label className="relative z-10 -m-2 grid size-9 cursor-pointer place-items-center md:m-0 md:size-8 print:hidden">
        <span className="sr-only">Select {nameOf(entry)}</span>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect({ isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
          }
          className="size-4 accent-brand"
        />
      </label>
      <div className="min-w-0">
        <h3 className="truncate font-sans text-base leading-6 font-medium md:text-sm">
          <button
            type="button"
            data-open
            aria-label={`View details of ${nameOf(entry)}`}
            onClick={onOpen}
            className="max-w-full truncate text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {entry.contactPersonName}
          </button>
        </h3>
        <p className="truncate text-sm text-muted" title={entry.contactPersonEmail}>
          {entry.companyName}
          <span className="sr-only">
            {' '}
            <EmailAddress>{entry.contactPersonEmail}</EmailAddress>
          </span>
        </p>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 min-w-0 md:col-span-1 md:col-start-auto md:row-start-auto">
        <p className="line-clamp-2 text-sm break-words md:line-clamp-1">
          {entry.emailSubject ?? (
            <span className="text-muted italic">
              {entry.emailStatus === 'failed' ? 'Not written' : 'No subject yet'}
            </span>
          )}
        </p>
        <p className="truncate text-sm text-muted">
          {entry.jobTitle}
          {note !== null && (
            <span className={clsx(entry.failure !== null && 'text-bad-ink')}>
              <span className="text-muted"> · </span>
              {note}
            </span>
          )}
        </p>
      </div>
      <div className="justify-self-end md:justify-self-start">
        <StatusBadge status={entry.emailStatus} />
      </div>
      <time
        dateTime={entry.createdAt}
        className="col-start-2 text-xs whitespace-nowrap text-muted tabular max-md:self-center md:col-start-auto md:text-right"
      >
        {showUtcDate(entry.createdAt)}
      </time>
      <div className="justify-self-end print:hidden">
        {isMarkable(entry) && (
          <MarkMenu
            label={`Mark ${nameOf(entry)}`}
            mark={entry.mark}
            onMark={onMark}
            className="text-muted"
          />
        )}
      </div>
    </article>
  )
}
