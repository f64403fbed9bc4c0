import type { ReactNode } from 'react'
import type { OutreachEntry } from '#shared/models/outreach.ts'
import { cn } from '#web/lib/cn.ts'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { useMarkEmail } from '#web/features/tracker/api/mark-email-outreach.ts'
import { EntryCard } from './entry-card.tsx'

function Columns({ children, faded = false }: { children: ReactNode; faded?: boolean }) {
  return (
    <div className="@container">
      <ul
        className={cn(
          'grid grid-cols-1 gap-4 transition-opacity duration-150 @2xl:grid-cols-2',
          faded && 'opacity-60',
        )}
      >
        {children}
      </ul>
    </div>
  )
}

export function EntryList({
  entries,
  onOpen,
  faded,
}: {
  entries: OutreachEntry[]
  onOpen: (id: string) => void
  faded: boolean
}) {
  const { mutate } = useMarkEmail()
  return (
    <Columns faded={faded}>
      {entries.map((entry) => (
        <li key={entry.id} className="min-w-0">
          <EntryCard
            entry={entry}
            onOpen={() => onOpen(entry.id)}
            onMark={(mark) => mutate({ entry, mark })}
          />
        </li>
      ))}
    </Columns>
  )
}

/** As high as a card with one line each, so that the cards take the place of the bars without a jump. */
export function EntryListSkeleton() {
  return (
    <Loading label="Loading your emails">
      <Columns>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <li key={key} className="rounded-lg border border-line bg-sheet p-5">
            <div className="flex items-center justify-between gap-4">
              <Skeleton className="h-5 w-40 min-w-0" />
              <Skeleton className="h-6 w-16" />
            </div>
            <Skeleton className="mt-2.5 w-56 max-w-full" />
            <Skeleton className="mt-1.5 w-48 max-w-full" />
            <Skeleton className="mt-4 h-5 w-full" />
            <div className="mt-4 flex items-center justify-between">
              <Skeleton className="w-24" />
              <Skeleton className="h-8 w-28" />
            </div>
          </li>
        ))}
      </Columns>
    </Loading>
  )
}
