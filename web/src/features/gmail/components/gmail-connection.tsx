import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { lazy, useState } from 'react'
import type { GmailIntegration } from '#shared/models/gmail.ts'
import { clsx } from 'clsx'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { mailboxName } from '#web/features/gmail/mailbox-name.ts'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'

const GmailDialog = lazy(() => import('./gmail-dialog.tsx'))

/** Label and colour of the button; `integration` is undefined while loading and after a failure. */
function stateOf(integration: GmailIntegration | null | undefined, failed: boolean) {
  if (integration)
    return integration.isActive
      ? { word: integration.restoredAt ? 'Working again' : mailboxName(integration), dot: 'bg-good' }
      : { word: 'Connect again', dot: 'bg-bad' }
  if (integration === null) return { word: 'Not connected', dot: 'bg-control' }
  return { word: failed ? 'Status unknown' : 'Checking…', dot: 'bg-line' }
}

/** The mailbox's state as a button that opens its dialog. */
export function GmailConnection({ className }: { className: string }) {
  const [open, setOpen] = useState(false)
  const { data, isError } = useQuery(gmailIntegrationQuery)
  const { word, dot } = stateOf(data, isError)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx(
          'flex min-h-10 max-w-full items-start gap-2.5 rounded-md px-3 py-2 text-left text-sm',
          'transition-colors duration-150 hover:bg-wash',
          className,
        )}
      >
        <Mail aria-hidden className="mt-0.5 size-4 text-muted" />
        <span className="min-w-0">
          <span className="block font-medium">Gmail</span>
          <span className="flex items-baseline gap-1.5 text-xs text-muted">
            <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', dot)} />
            <span className="truncate">{word}</span>
          </span>
        </span>
      </button>
      {open && (
        <LazyContent>
          <GmailDialog onClose={() => setOpen(false)} />
        </LazyContent>
      )}
    </>
  )
}
