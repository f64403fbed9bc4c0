import type { ReactNode } from 'react'
import type { OutreachEntry } from '#shared/models/outreach.ts'
import { cn } from '#web/lib/cn.ts'
import { useMarkEmail } from '#web/features/tracker/api/mark-email-outreach.ts'
import { EmailCard } from './email-card.tsx'

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

export function EmailList({
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
          <EmailCard
            entry={entry}
            onOpen={() => onOpen(entry.id)}
            onMark={(mark) => mutate({ entry, mark })}
          />
        </li>
      ))}
    </Columns>
  )
}
