import { ChevronDown } from 'lucide-react'
import { clsx } from 'clsx'
import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { isMarkable, MARKS } from '#web/features/tracker/marking.ts'

interface MarkMenuProps {
  entry: OutreachEntry
  onMark: (mark: EmailMark | null) => void
}

/** Marks what became of the email, from the list. The browser's own list of options opens over a button. */
export function MarkMenu({ entry, onMark }: MarkMenuProps) {
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
