import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import { setServiceNote } from '#shared/contracts/admin/service-status.ts'
import { text } from '#shared/models/visible-text.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Textarea } from '#web/components/ui/forms/input.tsx'
import { monitoringQuery } from '#web/features/monitoring/api/get-monitoring-dashboard.ts'
import { sinceOf } from '#web/features/monitoring/formats.ts'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { notify } from '#web/lib/notify.ts'

type Note = Monitoring['note']

const Form = z.object({ text: text(MONITORING.noteLength, 'Write what users should know.') })
const FAILED = { title: 'The note was not changed', description: 'Please try again.' }

/** The note that all signed-in users see: put up, changed and taken down here. */
export function NoteCard({ note }: { note: Note }) {
  const [isEditing, setEditing] = useState(false)
  const { mutateAsync, isPending } = useAdminCall(setServiceNote, monitoringQuery.queryKey)
  const change = async (changed: string | null) => {
    if (isPending) return
    // Whoever was refused sees the other admin's note.
    await mutateAsync({ body: { text: changed, replaces: note?.since ?? null } }).then(
      () => setEditing(false),
      notify.refusal(FAILED),
    )
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
              <Button size="sm" variant="outline" busy={isPending} onClick={() => void change(null)}>
                Take down
              </Button>
            )}
          </span>
        )
      }
    >
      {isEditing ? (
        <NoteForm note={note} busy={isPending} onSave={change} onClose={() => setEditing(false)} />
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

interface NoteFormProps {
  note: Note
  busy: boolean
  onSave: (text: string) => Promise<void>
  onClose: () => void
}

function NoteForm({ note, busy, onSave, onClose }: NoteFormProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { text: note?.text ?? '' },
    reValidateMode: 'onSubmit',
  })
  return (
    <CardBody>
      <form noValidate onSubmit={(event) => void handleSubmit(({ text: typed }) => onSave(typed))(event)}>
        <Field
          label="What users should know"
          hint={`Up to ${MONITORING.noteLength} characters, shown at the top of every page of their dashboard.`}
          error={formState.errors.text?.message}
          required
        >
          <Textarea {...register('text')} rows={3} maxLength={MONITORING.noteLength} />
        </Field>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" variant="accent" busy={busy}>
            {note === null ? 'Put up' : 'Change the note'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </CardBody>
  )
}
