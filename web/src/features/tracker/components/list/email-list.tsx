import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { OutreachEntry, EmailMark } from '#shared/models/outreach/outreach.ts'
import { clsx } from 'clsx'
import { useMarkEmail } from '#web/features/tracker/api/mark-email-outreach.ts'
import { KEYS_HINT, markOfKey, plainKey, stepOfKey } from '#web/features/tracker/keys.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { showUtcDate } from '#web/lib/time.ts'
import { reportedBy } from '#web/features/tracker/status-display.ts'
import { StatusBadge } from '#web/features/tracker/components/status-badge.tsx'
import { ChevronDown } from 'lucide-react'
import { isMarkable, MARKS } from '#web/features/tracker/marking.ts'

interface EmailListProps {
  entries: OutreachEntry[]
  onOpen: (id: string) => void
  faded: boolean
}

/**
 * The cards of a page. Letter keys move between them and mark them while the focus is on a card or nowhere.
 */
export function EmailList({ entries, onOpen, faded }: EmailListProps) {
  const { mutate } = useMarkEmail()
  const list = useRef<HTMLUListElement>(null)
  useKeyToFirst(list)
  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event)
    const at = [...(list.current?.children ?? [])].findIndex((item) => item.contains(document.activeElement))
    const entry = entries[at]
    if (key === null || entry === undefined) return
    const mark = markOfKey(key, entry)
    if (stepOfKey(key) !== 0) focusCard(list.current, at + stepOfKey(key))
    else if (mark !== undefined) mutate({ entry, mark })
    else return
    event.preventDefault()
  }
  return (
    <div className="@container">
      <p className="mb-3 text-xs text-muted max-md:hidden print:hidden">{KEYS_HINT}</p>
      {/* The keys work on the buttons inside, which take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        className={clsx(
          'grid grid-cols-1 gap-4 transition-opacity duration-150 @2xl:grid-cols-2',
          faded && 'opacity-60',
        )}
      >
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <EmailCard
              entry={entry}
              onOpen={() => onOpen(entry.id)}
              onMark={(mark) => mutate({ entry, mark })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusCard(list: HTMLUListElement | null, index: number): void {
  list?.children.item(index)?.querySelector<HTMLElement>('[data-open]')?.focus()
}

/** While nothing has the focus, J moves it to the first email. */
function useKeyToFirst(list: { readonly current: HTMLUListElement | null }): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const isFree = document.activeElement === document.body || document.activeElement?.id === 'main'
      if (key.toLowerCase() === 'j' && isFree && !ctrlKey && !metaKey && !altKey) focusCard(list.current, 0)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

interface EmailCardProps {
  entry: OutreachEntry
  onOpen: () => void
  onMark: (mark: EmailMark | null) => void
}

/** One email of the list; the whole card opens its details. */
function EmailCard({ entry, onOpen, onMark }: EmailCardProps) {
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
      {entry.startingPoint && isMarkable(entry) && entry.mark === null && (
        <p className="mt-3 text-sm text-brand">Starting point: add why this company</p>
      )}
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

interface MarkMenuProps {
  entry: OutreachEntry
  onMark: (mark: EmailMark | null) => void
}

/** Marks what became of the email, from the list. The browser's own list of options opens over a button. */
function MarkMenu({ entry, onMark }: MarkMenuProps) {
  if (!isMarkable(entry)) return null
  return (
    <span
      className={clsx(
        'relative z-10 inline-flex min-h-8 items-center gap-2 rounded-md border border-control bg-sheet px-3',
        'text-sm font-medium transition-colors duration-150 hover:bg-wash has-focus-visible:outline-2',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
      )}
    >
      Mark
      <ChevronDown aria-hidden className="size-4" />
      <select
        aria-label={`Mark the email to ${entry.contactPersonName}, ${entry.companyName}`}
        value={entry.mark ?? ''}
        onChange={({ target }) => onMark(MARKS.find(({ mark }) => mark === target.value)?.mark ?? null)}
        className="absolute inset-0 w-full cursor-pointer bg-sheet opacity-0"
      >
        {MARKS.map(({ mark, label }) => (
          <option key={mark} value={mark}>
            {label}
          </option>
        ))}
        <option value="">{entry.mark === null ? 'Not marked' : 'Remove the mark'}</option>
      </select>
    </span>
  )
}
