import { clsx } from 'clsx'
import { Archive, CornerUpRight, Download, type LucideIcon, SendHorizontal, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { counted } from '#web/lib/counted.ts'
import type { Selected } from '#web/features/tracker/use-selection.ts'
import { MarkMenu } from './mark-menu.tsx'

interface SelectionBarProps {
  /** Whether all emails of the page are selected, or some of them. */
  page: 'all' | 'some' | 'none'
  onPage: () => void
  /** The number of emails, in words. */
  summary: string
  selected: Selected
  /** Selects the whole list; null when all of it is selected, or shown. */
  onWhole: { readonly count: number; readonly isBusy: boolean; readonly run: () => void } | null
  onMark: (mark: EmailMark | null) => void
  onFollowUp: () => void
  isFollowingUp: boolean
  onExport: () => void
  onClear: () => void
}

/**
 * Above the list, always equally high: how many emails there are or, once some are selected, what can be done
 * with them. On a phone the actions are at the bottom of the screen.
 */
export function SelectionBar({ selected, ...props }: SelectionBarProps) {
  const { page, onPage, summary, onWhole, onMark, onFollowUp, isFollowingUp, onExport, onClear } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = page === 'some'
  }, [page])
  const isAny = selected.size > 0
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-1.5 print:hidden">
      <label className="flex min-h-8 cursor-pointer items-center gap-3 text-sm md:pl-2">
        <input
          ref={box}
          type="checkbox"
          checked={page === 'all'}
          onChange={onPage}
          className="size-4 accent-brand"
        />
        <span className={isAny ? 'font-medium tabular' : 'sr-only'}>
          {isAny ? `${counted(selected.size, 'email')} selected` : 'Select the emails of this page'}
        </span>
      </label>
      {!isAny && <output className="text-sm text-muted tabular">{summary}</output>}
      {isAny && onWhole !== null && (
        <Button size="sm" variant="link" busy={onWhole.isBusy} onClick={onWhole.run}>
          Select all {onWhole.count.toLocaleString('en')}
        </Button>
      )}
      {isAny && (
        <div
          role="toolbar"
          aria-label="Selected emails"
          className={clsx(
            'flex items-center md:ml-auto md:gap-1',
            'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:justify-between max-md:border-t',
            'max-md:border-line max-md:bg-sheet max-md:px-2 max-md:py-2 max-md:shadow-float',
          )}
        >
          <Tool icon={SendHorizontal} label="Sent" onClick={() => onMark('sent')} />
          <Tool icon={CornerUpRight} label="Follow up" busy={isFollowingUp} onClick={onFollowUp} />
          <Tool icon={Archive} label="Discard" onClick={() => onMark('discarded')} />
          <MarkMenu label="Mark the selected emails" onMark={onMark} />
          <Tool icon={Download} label="Export" onClick={onExport} />
          <Button
            size="sm"
            variant="quiet"
            className="px-2"
            aria-label="Clear the selection"
            onClick={onClear}
          >
            <X aria-hidden />
          </Button>
        </div>
      )}
    </div>
  )
}

interface ToolProps {
  icon: LucideIcon
  label: string
  busy?: boolean
  onClick: () => void
}

/** Its icon gives way to the words on a phone. */
const Tool = ({ icon: Icon, label, busy = false, onClick }: ToolProps) => (
  <Button size="sm" variant="quiet" className="whitespace-nowrap max-md:px-1" busy={busy} onClick={onClick}>
    <Icon aria-hidden className="max-md:hidden" />
    {label}
  </Button>
)
