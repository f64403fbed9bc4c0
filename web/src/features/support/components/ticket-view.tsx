import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Ticket } from '#shared/models/ticket.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { showDateTime } from '#web/lib/time.ts'
import { PRIORITY_LABELS } from './ticket-form.tsx'

interface TicketViewProps {
  ticket: Ticket
  /** The address that got a copy; null when none was sent. */
  copyTo: string | null
  onClose: () => void
}

/** The created ticket, which replaces the form. */
export function TicketView({ ticket, copyTo, onClose }: TicketViewProps) {
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
