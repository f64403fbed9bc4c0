import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { counted } from '#web/lib/counted.ts'
import { useOutreachStatistics } from '#web/features/tracker/api/list-email-outreach.ts'

/** The user's open tasks, in words. */
export function toDoWords({ drafts, followUps }: OutreachStatistics['toDo']): string {
  const parts = [
    drafts.count > 0 && counted(drafts.count, 'draft to read', 'drafts to read'),
    followUps.count > 0 && counted(followUps.count, 'follow-up due', 'follow-ups due'),
  ].filter(Boolean)
  return parts.length === 0 ? 'Nothing is waiting for you' : parts.join(', ')
}

/** Today's tasks, with a button that opens the first email. Renders nothing when they could not be loaded. */
export function ToDoLine({ onOpen }: { onOpen: (id: string) => void }) {
  const statistics = useOutreachStatistics()
  if (statistics.isPending) return <Skeleton className="my-2 h-6 w-56" />
  if (statistics.data === undefined) return null
  const { toDo } = statistics.data
  const [next, label] =
    toDo.drafts.next === null
      ? [toDo.followUps.next, 'Open the follow-up']
      : [toDo.drafts.next, 'Read the first']
  return (
    <div className="flex min-h-10 min-w-0 grow items-center justify-between gap-4 sm:justify-start">
      <p className="min-w-0 font-medium tabular">{toDoWords(toDo)}</p>
      {next !== null && (
        <Button variant="accent" className="shrink-0" onClick={() => onOpen(next)}>
          {label}
        </Button>
      )}
    </div>
  )
}
