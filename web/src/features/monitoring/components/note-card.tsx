import { lazy, useState } from 'react'
import { setServiceNote } from '#shared/contracts/admin/service-status.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { monitoringQuery } from '#web/features/monitoring/api/get-monitoring-dashboard.ts'
import { sinceOf } from '#web/features/monitoring/formats.ts'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'

type Note = Monitoring['note']

const NoteForm = lazy(() => import('./note-form.tsx'))

/** The note that all signed-in users see: put up, changed and taken down here. */
export function NoteCard({ note }: { note: Note }) {
  const [isEditing, setEditing] = useState(false)
  const { mutate, isPending } = useAdminCall(setServiceNote, monitoringQuery.queryKey, {
    failed: 'The note was not changed',
  })
  const change = (text: string | null) => {
    if (isPending) return
    // Whoever was refused sees the other admin's note.
    mutate({ body: { text, replaces: note?.since ?? null } }, { onSuccess: () => setEditing(false) })
  }
  return (
    <TitledCard
      title="Note to users"
      description={
        note === null ? 'No note is up.' : `All signed-in users have seen it since ${sinceOf(note.since)}.`
      }
      aside={
        isEditing ? undefined : (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
              {note === null ? 'Write a note' : 'Change'}
            </Button>
            {note !== null && (
              <Button size="sm" variant="outline" busy={isPending} onClick={() => change(null)}>
                Take down
              </Button>
            )}
          </span>
        )
      }
    >
      {isEditing ? (
        <LazyContent
          skeleton={<LoadingSkeleton label="Loading the form" variant="text" className="p-5 sm:p-6" />}
        >
          <NoteForm note={note} busy={isPending} onSave={change} onClose={() => setEditing(false)} />
        </LazyContent>
      ) : (
        note !== null && (
          <CardBody>
            <p className="measure whitespace-pre-line break-words">{note.text}</p>
          </CardBody>
        )
      )}
    </TitledCard>
  )
}
