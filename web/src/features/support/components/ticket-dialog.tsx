import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { TICKET } from '#shared/catalog/constants.ts'
import type { TicketInput } from '#shared/models/ticket.ts'
import type { User } from '#shared/models/account/user.ts'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { createSupportTicket } from '#shared/contracts/support.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketView } from './ticket-view.tsx'

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
  const { mutate, reset, isPending, data } = useCall(createSupportTicket)
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
    mutate(
      { body: { subject: subject.trim(), message: message.trim(), priority } },
      {
        onError: notify.refusal({
          title: 'Ticket creation failed',
          description: 'Failed to create support ticket. Please try again.',
        }),
      },
    )

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
