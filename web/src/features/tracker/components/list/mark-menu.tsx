import { ChevronDown } from 'lucide-react'
import { clsx } from 'clsx'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import { MARKS } from '#web/features/tracker/marking.ts'

interface MarkMenuProps {
  /** What is marked, for screen readers. */
  label: string
  /** The current mark; undefined for several emails. */
  mark?: EmailMark | null
  onMark: (mark: EmailMark | null) => void
  className?: string
}

/** Marks what came of emails. The browser's own list of options opens over a button. */
export function MarkMenu({ label, mark, onMark, className }: MarkMenuProps) {
  const isOne = mark !== undefined
  return (
    <span
      className={clsx(
        'relative z-10 inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium',
        'transition-colors duration-150 hover:bg-wash has-focus-visible:outline-2',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        className,
      )}
    >
      Mark
      <ChevronDown aria-hidden className="size-4" />
      <select
        aria-label={label}
        value={mark ?? ''}
        onChange={({ target }) => onMark(MARKS.find((one) => one.mark === target.value)?.mark ?? null)}
        className="absolute inset-0 w-full cursor-pointer bg-sheet opacity-0"
      >
        {!isOne && (
          <option value="" disabled hidden>
            Mark as
          </option>
        )}
        {MARKS.map((one) => (
          <option key={one.mark} value={one.mark}>
            {one.label}
          </option>
        ))}
        {isOne && <option value="">{mark === null ? 'Not marked' : 'Remove the mark'}</option>}
      </select>
    </span>
  )
}
