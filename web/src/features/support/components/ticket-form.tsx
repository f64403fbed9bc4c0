import { useRef, useState, type FormEvent } from 'react'
import { TICKET } from '#shared/catalog/constants.ts'
import { TICKET_PRIORITIES, TicketPriority, type TicketInput } from '#shared/models/ticket.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { Select } from '#web/components/ui/forms/select.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'

export const PRIORITY_LABELS: Readonly<Record<TicketPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
}

/** Screen readers announce the remaining characters from this number down. */
const ANNOUNCED_FROM = 100

interface TicketFormProps {
  draft: TicketInput
  onChange: (draft: TicketInput) => void
  onSend: () => void
  busy: boolean
}

export function TicketForm({ draft, onChange, onSend, busy }: TicketFormProps) {
  const [submitted, setSubmitted] = useState(false)
  const subject = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const lacksSubject = draft.subject.trim() === ''
  const lacksMessage = draft.message.trim() === ''
  const left = TICKET.messageLength - draft.message.length

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!lacksSubject && !lacksMessage) {
      onSend()
      return
    }
    setSubmitted(true)
    notify.failure({
      title: 'Missing information',
      description: 'Please fill in both subject and message fields.',
    })
    const first = lacksSubject ? subject : message
    first.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field
        label="Subject"
        required
        error={submitted && lacksSubject ? 'Enter a subject.' : undefined}
        hint={`At most ${TICKET.subjectLength} characters.`}
      >
        <Input
          ref={subject}
          value={draft.subject}
          maxLength={TICKET.subjectLength}
          onChange={({ target }) => onChange({ ...draft, subject: target.value })}
        />
      </Field>
      <Field label="Priority">
        <Select
          value={draft.priority}
          onChange={(value) => onChange({ ...draft, priority: TicketPriority.parse(value) })}
          options={TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
          placeholder="Choose a priority"
        />
      </Field>
      <Field
        label="Message"
        required
        error={submitted && lacksMessage ? 'Enter a message.' : undefined}
        hint={
          <span className="tabular">{`${draft.message.length} of ${TICKET.messageLength} characters`}</span>
        }
      >
        <Textarea
          ref={message}
          rows={7}
          value={draft.message}
          maxLength={TICKET.messageLength}
          onChange={({ target }) => onChange({ ...draft, message: target.value })}
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
