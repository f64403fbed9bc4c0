import type { AdminTicket } from '#shared/models/admin/ticket.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { Button } from '#web/components/ui/button.tsx'

type Numbered = AdminTicket & { readonly id: string }

/** The subject of a ticket above its number. */
export const ticketColumn = (className: string): Column<Numbered> => ({
  name: 'Ticket',
  cell: ({ id, subject }) => (
    <>
      <span className="block font-medium">{subject}</span>
      <span className="block text-muted tabular">{id}</span>
    </>
  ),
  className,
})

export const openColumn = (onOpen: (ticketNumber: string) => void): Column<Numbered> => ({
  name: 'Actions',
  plain: true,
  cell: ({ id }) => (
    <Button size="sm" aria-haspopup="dialog" aria-label={`Open ticket ${id}`} onClick={() => onOpen(id)}>
      Open
    </Button>
  ),
})
