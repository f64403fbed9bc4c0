import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { text } from '#shared/models/visible-text.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Textarea } from '#web/components/ui/forms/input.tsx'

const Form = z.object({ text: text(MONITORING.noteLength, 'Write what users should know.') })

interface NoteFormProps {
  note: Monitoring['note']
  busy: boolean
  onSave: (text: string) => void
  onClose: () => void
}

/** The form in which the note to users is written. */
export default function NoteForm({ note, busy, onSave, onClose }: NoteFormProps) {
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
