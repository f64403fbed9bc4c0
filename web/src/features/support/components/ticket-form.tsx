import type { UseFormReturn } from 'react-hook-form'
import { TICKET } from '#shared/catalog/constants.ts'
import { PRIORITY_LABELS, TICKET_PRIORITIES, type TicketInput } from '#shared/models/ticket.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Select, Textarea } from '#web/components/ui/forms/input.tsx'
import { notify } from '#web/lib/notify.ts'

const PRIORITIES = TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))

/** Screen readers announce the remaining characters from this number down. */
const ANNOUNCED_FROM = 100

const filled = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message })

interface TicketFormProps {
  form: UseFormReturn<TicketInput>
  onSend: (ticket: TicketInput) => void
  busy: boolean
}

export function TicketForm({ form, onSend, busy }: TicketFormProps) {
  const { register, handleSubmit, watch, formState } = form
  const { errors } = formState
  const used = watch('message').length
  const left = TICKET.messageLength - used
  const submit = handleSubmit(onSend, () =>
    notify.failure({
      title: 'Missing information',
      description: 'Please fill in both subject and message fields.',
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Field
        label="Subject"
        required
        error={errors.subject?.message}
        hint={`At most ${TICKET.subjectLength} characters.`}
      >
        <Input {...register('subject', filled('Enter a subject.'))} maxLength={TICKET.subjectLength} />
      </Field>
      <Field label="Priority">
        <Select {...register('priority')} options={PRIORITIES} />
      </Field>
      <Field
        label="Message"
        required
        error={errors.message?.message}
        hint={<span className="tabular">{`${used} of ${TICKET.messageLength} characters`}</span>}
      >
        <Textarea
          {...register('message', filled('Enter a message.'))}
          rows={7}
          maxLength={TICKET.messageLength}
          className="min-h-36"
        />
      </Field>
      <p className="sr-only" aria-live="polite">
        {left <= ANNOUNCED_FROM ? `${left} characters left` : ''}
      </p>
      <div className="flex justify-end">
        <Button type="submit" variant="accent" busy={busy}>
          {busy ? 'Sending' : 'Send to support'}
        </Button>
      </div>
    </form>
  )
}
