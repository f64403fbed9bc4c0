import { useQuery } from '@tanstack/react-query'
import { getServiceNote } from '#shared/contracts/account/service-note.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { readOptions } from '#web/lib/api/read-options.ts'
import { MINUTE_MS } from '#web/lib/time.ts'

const noteQuery = { ...readOptions(getServiceNote), refetchInterval: 5 * MINUTE_MS }

/** The note that staff have put up for all users. Nothing is shown while it can't be read. */
export function ServiceNote() {
  const note = useQuery(noteQuery).data?.note ?? null
  return (
    <div aria-live="polite" className="not-empty:mb-6">
      {note !== null && (
        <Notice tone="info" title="A note from us">
          <p className="whitespace-pre-line break-words">{note.text}</p>
        </Notice>
      )}
    </div>
  )
}
