import { lazy } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { listUserTickets } from '#shared/contracts/admin/tickets.ts'
import type { AdminTicket } from '#shared/models/admin/ticket.ts'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { openColumn, ticketColumn } from '#web/features/admin/components/work/ticket-columns.tsx'
import { showMoment } from '#web/lib/time.ts'

const TicketDialog = lazy(() => import('#web/features/admin/components/work/ticket-dialog.tsx'))

const STATUSES = {
  open: <Badge tone="warn">Unanswered</Badge>,
  answered: <Badge tone="good">Answered</Badge>,
  closed: <Badge>Closed</Badge>,
} as const

/** The user's tickets, each with its answers and the form for the next. The address names the open one. */
export default function TicketsPanel({ user }: ShownUser) {
  const [query, setQuery] = useSearchParams()
  const opened = query.get('ticket')
  const open = (ticket?: string) =>
    setQuery({ tab: 'tickets', ...(ticket === undefined ? {} : { ticket }) }, { replace: true })
  return (
    <Loaded
      query={useQuery(adminReadOptions(listUserTickets, { params: { id: user.id } }))}
      skeleton={<LoadingSkeleton label="Loading the tickets" variant="cards" />}
      failed="The tickets could not be loaded"
      inCard
    >
      {({ tickets }) => {
        const shown = tickets.find(({ ticketNumber }) => ticketNumber === opened)
        return (
          <Card>
            {opened !== null && shown === undefined && (
              <p className="px-5 pt-4 text-sm text-muted sm:px-6">
                {`Ticket ${opened} isn’t among this user’s latest tickets.`}
              </p>
            )}
            {tickets.length === 0 ? (
              <EmptyState title="No tickets">This user never wrote to support from the dashboard.</EmptyState>
            ) : (
              <DataTable
                caption="Tickets"
                columns={columnsOf(open)}
                rows={tickets.map((ticket) => ({ ...ticket, id: ticket.ticketNumber }))}
              />
            )}
            {shown !== undefined && (
              <LazyContent>
                <TicketDialog
                  ticket={{ ...shown, email: user.email }}
                  changed={[listUserTickets.path]}
                  onClose={() => open()}
                />
              </LazyContent>
            )}
          </Card>
        )
      }}
    </Loaded>
  )
}

const columnsOf = (
  onOpen: (ticketNumber: string) => void,
): readonly Column<AdminTicket & { readonly id: string }>[] => [
  ticketColumn('md:w-1/2'),
  { name: 'Status', cell: ({ status }) => STATUSES[status] },
  { name: 'Opened', cell: ({ createdAt }) => showMoment(createdAt), className: 'tabular' },
  openColumn(onOpen),
]
