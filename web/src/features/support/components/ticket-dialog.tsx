import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { TICKET } from '#shared/catalog/constants.ts'
import { PRIORITY_LABELS, type Ticket, type TicketInput } from '#shared/models/ticket.ts'
import type { User } from '#shared/models/account/user.ts'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { createSupportTicket } from '#shared/contracts/support.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { TicketForm } from './ticket-form.tsx'
import { CircleCheck } from 'lucide-react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { showDateTime } from '#web/lib/time.ts'

interface TicketDialogProps {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A form to write to support, and then the ticket that it created. */
export default function TicketDialog({ user, open, onOpenChange }: TicketDialogProps) {
  const form = useForm<TicketInput>({
    defaultValues: { subject: '', message: '', priority: TICKET.priority },
  })
  const { reset: empty } = form
  const { mutate, reset, isPending, data } = useCall(createSupportTicket, {
    failed: {
      title: 'Ticket creation failed',
      description: 'Failed to create support ticket. Please try again.',
    },
  })
  const ticket = data?.ticket

  useEffect(() => {
    if (open) return undefined
    // After a delay, so that the content does not change while the dialog fades out.
    const timer = setTimeout(() => {
      empty()
      reset()
    }, TICKET.resetMs)
    return () => clearTimeout(timer)
  }, [open, reset, empty])

  const send = ({ subject, message, priority }: TicketInput) =>
    mutate({ body: { subject: subject.trim(), message: message.trim(), priority } })

  return (
    // The dialog cannot be closed while sending, so that the user sees the number of the ticket.
    <Dialog
      open={open}
      busy={isPending}
      onClose={() => onOpenChange(false)}
      title={ticket ? 'Your ticket' : 'Contact support'}
      description={ticket ? 'Support has your message.' : `A person reads it and answers to ${user.email}.`}
    >
      {ticket ? (
        <TicketView
          ticket={ticket}
          copyTo={user.emailVerified ? user.email : null}
          onClose={() => onOpenChange(false)}
        />
      ) : (
        <TicketForm form={form} onSend={send} busy={isPending} />
      )}
    </Dialog>
  )
}

interface TicketViewProps {
  ticket: Ticket
  /** The address that got a copy; null when none was sent. */
  copyTo: string | null
  onClose: () => void
}

/** The created ticket, which replaces the form. */
function TicketView({ ticket, copyTo, onClose }: TicketViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappeared together with the form.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="space-y-5">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold outline-none">
            Ticket {ticket.ticketNumber} is open
          </h3>
          <p className="mt-1 text-sm text-muted">
            {copyTo === null
              ? 'Keep the number if you write again.'
              : `A copy with the number was mailed to ${copyTo}. Answer it to add something.`}
          </p>
        </div>
      </div>
      <dl className="border-y border-line">
        <DefinitionLine label="Ticket number">
          <span className="flex flex-wrap items-center gap-3">
            {ticket.ticketNumber}
            <CopyButton text={ticket.ticketNumber} label="Copy" />
          </span>
        </DefinitionLine>
        <DefinitionLine label="Status">
          <Badge tone={ticket.status === 'open' ? 'good' : 'neutral'}>
            {ticket.status === 'open' ? 'Open' : 'Closed'}
          </Badge>
        </DefinitionLine>
        <DefinitionLine label="Priority">{PRIORITY_LABELS[ticket.priority]}</DefinitionLine>
        <DefinitionLine label="Sent">{showDateTime(ticket.createdAt)}</DefinitionLine>
        <DefinitionLine label="Subject">{ticket.subject}</DefinitionLine>
        <DefinitionLine label="Message">
          <span className="whitespace-pre-wrap">{ticket.message}</span>
        </DefinitionLine>
      </dl>
      <div className="flex justify-end">
        <Button variant="accent" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
