import { useEffect, useState } from 'react'
import { TICKET } from '#shared/catalog/constants.ts'
import type { TicketInput } from '#shared/models/ticket.ts'
import type { User } from '#shared/models/account/user.ts'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { createSupportTicket } from '#shared/contracts/support.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { TICKET_FAILED } from '#web/features/support/texts.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketView } from './ticket-view.tsx'

interface TicketDialogProps {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}

const EMPTY: TicketInput = { subject: '', message: '', priority: TICKET.priority }

/** Write to support, and then the ticket that came of it. */
export default function TicketDialog({ user, open, onOpenChange }: TicketDialogProps) {
  const [draft, setDraft] = useState(EMPTY)
  const { mutate, reset, isPending, data } = useCall(createSupportTicket)
  const ticket = data?.ticket

  useEffect(() => {
    if (open) return undefined
    // Not at once: what fades out must not change while it can still be read.
    const timer = setTimeout(() => {
      setDraft(EMPTY)
      reset()
    }, TICKET.resetMs)
    return () => clearTimeout(timer)
  }, [open, reset])

  const send = () =>
    mutate(
      { body: { ...draft, subject: draft.subject.trim(), message: draft.message.trim() } },
      { onError: notify.refusal(TICKET_FAILED) },
    )

  return (
    // While a ticket is on its way nothing closes: its number is shown when it has arrived.
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
        <TicketForm draft={draft} onChange={setDraft} onSend={send} busy={isPending} />
      )}
    </Dialog>
  )
}
