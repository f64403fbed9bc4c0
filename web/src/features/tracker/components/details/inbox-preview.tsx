import { useId } from 'react'
import { firstLine } from '#web/features/tracker/inbox-lines.ts'

interface InboxPreviewProps {
  /** The sender's name. */
  from: string
  subject: string
  body: string
}

/** The three lines of the email that a phone's inbox shows the recipient. */
export function InboxPreview({ from, subject, body }: InboxPreviewProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <h3 id={id} className="text-lg">
          Inbox preview
        </h3>
        <p className="mt-1 measure text-sm text-muted">
          What the reader sees in a phone’s inbox. A subject of up to 40 characters is shown whole on most
          phones; yours has {subject.length}.
        </p>
      </div>
      <div className="rounded-[1.25rem] border border-line bg-sheet px-2 py-3">
        <p aria-hidden className="px-3 text-xs font-medium text-muted">
          Inbox
        </p>
        <dl className="mt-2 grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-y border-line px-3 py-3 text-sm">
          <span
            aria-hidden
            className="row-span-3 grid size-9 place-items-center rounded-full bg-brand-soft font-medium text-brand"
          >
            {from.charAt(0).toUpperCase()}
          </span>
          <div className="min-w-0">
            <dt className="sr-only">From</dt>
            <dd className="truncate font-medium">{from}</dd>
          </div>
          <div className="min-w-0">
            <dt className="sr-only">Subject</dt>
            <dd className="truncate">{subject}</dd>
          </div>
          <div className="min-w-0">
            <dt className="sr-only">First line</dt>
            <dd className="truncate text-muted">{firstLine(body)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
