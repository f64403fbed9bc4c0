import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { allEmails } from '#web/features/tracker/api/download-emails.ts'
import { useFolders } from '#web/features/tracker/api/list-email-outreach.ts'
import { useMarkEmails } from '#web/features/tracker/api/mark-emails.ts'
import { countWords } from '#web/features/tracker/folders.ts'
import { useListView } from '#web/features/tracker/use-list-view.ts'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/notify.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'

const GONE = {
  folder: 'gone',
  sort: 'newest',
  startDate: undefined,
  endDate: undefined,
  search: undefined,
} as const

/** Asks what became of the drafts that are no longer in Gmail, which their user alone knows. */
export function GoneNotice() {
  const { view, show } = useListView()
  const { data: counts } = useFolders()
  const markEmails = useMarkEmails()
  const markAll = useMutation({
    mutationFn: async (mark: EmailMark) => ({ mark, entries: await allEmails(GONE) }),
    onSuccess: ({ mark, entries }) => markEmails(entries, mark),
    onError: notify.refusal({ title: 'Nothing was marked', description: 'Try again in a moment.' }),
  })
  const count = counts?.gone ?? 0
  if (count === 0) return null
  const [are, they] = count === 1 ? ['draft is', 'it'] : ['drafts are', 'them']
  return (
    <section
      aria-label="Drafts that are no longer in Gmail"
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-brand/40',
        'bg-brand-soft px-4 py-2.5 text-sm',
      )}
    >
      <div className="min-w-0 grow basis-80">
        <p className="font-semibold">
          {countWords(count)} {are} no longer in your Gmail. Did you send {they}?
        </p>
        <p className="text-muted">
          Gmail shows us which drafts exist, but not whether one was sent or deleted.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:px-2.5">
        <Button size="sm" variant="accent" busy={markAll.isPending} onClick={() => markAll.mutate('sent')}>
          {count === 1 ? 'Yes, sent' : 'All sent'}
        </Button>
        {view.folder !== 'gone' && (
          <Button size="sm" onClick={() => show({ ...view, ...GONE, page: 1 })}>
            Choose
          </Button>
        )}
        <Button size="sm" busy={markAll.isPending} onClick={() => markAll.mutate('discarded')}>
          {count === 1 ? 'No, discarded' : 'All discarded'}
        </Button>
      </div>
    </section>
  )
}
