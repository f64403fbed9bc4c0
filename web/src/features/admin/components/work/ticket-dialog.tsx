import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { QueryKey } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TICKET } from '#shared/catalog/constants.ts'
import { answerTicket, setTicketStatus } from '#shared/contracts/admin/tickets.ts'
import type { AdminTicket } from '#shared/models/admin/ticket.ts'
import { text } from '#shared/models/visible-text.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Textarea } from '#web/components/ui/forms/input.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { showMoment } from '#web/lib/time.ts'

const Form = z.object({ text: text(TICKET.messageLength, 'Write an answer.') })

interface TicketDialogProps {
  ticket: AdminTicket & { readonly email: string | undefined }
  /** The queries that show the ticket. */
  changed: QueryKey
  onClose: () => void
}

/** A ticket with its answers, and the form that mails the next one. */
export default function TicketDialog({ ticket, changed, onClose }: TicketDialogProps) {
  const { ticketNumber, userId, email, subject, message, createdAt, answers, status } = ticket
  const waiting = answers.at(-1)?.mailedAt === null ? answers.at(-1) : undefined
  const answer = useAdminCall(answerTicket, changed, {
    done: () => ({ title: 'Answer sent', description: `The user got it by mail as ${ticketNumber}.` }),
    failed: 'The answer was not sent',
  })
  const change = useAdminCall(setTicketStatus, changed, { failed: 'The ticket was not changed' })
  const params = { id: userId, number: ticketNumber }
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: standardSchemaResolver(Form),
    defaultValues: { text: waiting?.text ?? '' },
    reValidateMode: 'onSubmit',
  })
  const busy = answer.isPending || change.isPending
  /** After a promise, because callbacks passed to `mutate` are not called once the ticket has left its list. */
  const closeAfter = (call: Promise<unknown>) => void call.then(onClose, () => undefined)
  const send = handleSubmit(({ text: typed }) => {
    // An answer whose mail did not leave is sent again as the same answer.
    const seen = answers.length - (waiting === undefined ? 0 : 1)
    if (!busy) closeAfter(answer.mutateAsync({ params, body: { text: typed, seen } }))
  })
  const setStatus = (next: 'open' | 'closed') => {
    if (!busy) closeAfter(change.mutateAsync({ params, body: { status: next } }))
  }
  return (
    <Dialog
      title={subject}
      description={`${ticketNumber}, opened ${showMoment(createdAt)}`}
      onClose={onClose}
      busy={busy}
      steady
      size="wide"
    >
      <p className="text-sm text-muted">
        From{' '}
        <TextLink to={paths.adminUser(userId)}>
          <EmailAddress>{email ?? userId}</EmailAddress>
        </TextLink>
      </p>
      <p className="mt-4 measure break-words whitespace-pre-line">{message}</p>
      {answers.map(({ text: said, at, mailedAt }) => (
        <div key={at} className="mt-4 border-l-2 border-line pl-4">
          <p className="text-sm text-muted">
            {mailedAt === null
              ? `Written ${showMoment(at)}, not mailed yet`
              : `Answered ${showMoment(mailedAt)}`}
          </p>
          <p className="mt-1 measure break-words whitespace-pre-line">{said}</p>
        </div>
      ))}
      <form noValidate className="mt-6" onSubmit={(event) => void send(event)}>
        <Field
          label="Your answer"
          hint="It is mailed to the user’s address under the ticket’s number; what they write back reaches support’s mailbox with that number."
          error={formState.errors.text?.message}
          required
        >
          <Textarea
            {...register('text')}
            rows={6}
            maxLength={TICKET.messageLength}
            readOnly={waiting !== undefined}
          />
        </Field>
        <div className="mt-4 flex flex-wrap justify-between gap-3">
          <Button busy={change.isPending} onClick={() => setStatus(status === 'closed' ? 'open' : 'closed')}>
            {status === 'closed' ? 'Open again' : 'Close ticket'}
          </Button>
          <Button type="submit" variant="accent" busy={answer.isPending}>
            {waiting === undefined ? 'Send answer' : 'Send it again'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
