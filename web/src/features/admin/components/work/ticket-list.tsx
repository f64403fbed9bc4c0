import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listTickets } from '#shared/contracts/admin/tickets.ts'
import type { AdminTicket } from '#shared/models/admin/ticket.ts'
import { PRIORITY_LABELS, TicketStatus } from '#shared/models/ticket.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Select } from '#web/components/ui/forms/input.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import { showMoment } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { ageOf } from './age-of.ts'
import { openColumn, ticketColumn } from './ticket-columns.tsx'

const TicketDialog = lazy(() => import('./ticket-dialog.tsx'))

type Row = AdminTicket & { readonly id: string; readonly email: string | undefined }

const STATUSES: Readonly<Record<TicketStatus, { label: string; title: string; text: string }>> = {
  open: {
    label: 'Unanswered',
    title: 'No ticket waits',
    text: 'Tickets of users appear here until they are answered.',
  },
  answered: {
    label: 'Answered',
    title: 'No ticket is answered',
    text: 'Answered tickets stay here until they are closed.',
  },
  closed: { label: 'Closed', title: 'No ticket is closed', text: 'Closed tickets stay here.' },
}

/** The tickets of all users with one status, which the address names. */
export function TicketList() {
  const [query, setQuery] = useSearchParams()
  const status = TicketStatus.safeParse(query.get('status')).data ?? 'open'
  const pages = useCursorPages(status)
  const [opened, setOpened] = useState<string | null>(null)
  const now = useNow()
  const page = useQuery({
    ...adminReadOptions(listTickets, { query: { status, cursor: pages.cursor } }),
    placeholderData: keepPreviousData,
    select: ({ tickets, userEmails, nextCursor }) => ({
      rows: tickets
        .map((ticket) => ({ ...ticket, id: ticket.ticketNumber, email: userEmails[ticket.userId] }))
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
      nextCursor,
    }),
  })
  const shown = page.data?.rows.find(({ id }) => id === opened)
  return (
    <>
      <PagedList
        title="Tickets"
        description="Messages of the support form, the oldest first. Answers are mailed to the user."
        list={page}
        pages={pages}
        columns={columnsOf(now, setOpened)}
        empty={STATUSES[status]}
        tools={
          <Field label="Show">
            <Select
              value={status}
              onChange={({ target }) => setQuery(target.value === 'open' ? {} : { status: target.value })}
              options={TicketStatus.options.map((value) => ({ value, label: STATUSES[value].label }))}
            />
          </Field>
        }
      />
      {shown !== undefined && (
        <LazyContent>
          <TicketDialog ticket={shown} changed={[listTickets.path]} onClose={() => setOpened(null)} />
        </LazyContent>
      )}
    </>
  )
}

function columnsOf(now: number, onOpen: (id: string) => void): readonly Column<Row>[] {
  return [
    ticketColumn('md:w-1/3'),
    { name: 'User', cell: ({ email, userId }) => <EmailAddress>{email ?? userId}</EmailAddress> },
    {
      name: 'Priority',
      cell: ({ priority }) => (
        <Badge tone={priority === 'urgent' || priority === 'high' ? 'warn' : 'neutral'}>
          {PRIORITY_LABELS[priority]}
        </Badge>
      ),
    },
    {
      name: 'Opened',
      cell: ({ createdAt }) => (
        <>
          <span className="block">{showMoment(createdAt)}</span>
          <span className="block text-muted">{ageOf(createdAt, now)}</span>
        </>
      ),
      className: 'tabular md:whitespace-nowrap',
    },
    openColumn(onOpen),
  ]
}
