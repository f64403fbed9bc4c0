import * as z from 'zod/mini'
import { Ticket as WireTicket } from '#shared/models/ticket.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { listedTicket } from '#platform/table/lists/list-places.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import type { Item } from '#platform/table/table.ts'

const Answer = z.object({ text: z.string(), at: StoredInstant, mailedAt: NullableInstant })
const TicketItem = z.extend(WireTicket, {
  createdAt: StoredInstant,
  /** Null once it is delivered to support. */
  deliveryBegunAt: z.nullable(StoredInstant),
  answers: z._default(z.array(Answer), []),
})
export type Ticket = Omit<Stored<typeof TicketItem>, 'deliveryBegunAt' | 'answers'>
export type TicketAnswer = Stored<typeof Answer>
/** A ticket with its answers, which staff see. */
export type OwnedTicket = Ticket & { readonly userId: string; readonly answers: readonly TicketAnswer[] }

/** The ticket, and since when it is being delivered; null once it was. */
export function ticketFromItem(item: Item): {
  readonly ticket: OwnedTicket
  readonly deliveryBegunAt: Date | null
} {
  const { deliveryBegunAt, ...ticket } = TicketItem.parse(item)
  return { ticket: { ...ticket, userId: userIdOf(item) }, deliveryBegunAt }
}

/** A new ticket that is about to be delivered. */
export const newTicketItem = (userId: string, ticket: Ticket): Item => ({
  ...keys.ticket(userId, ticket.ticketNumber),
  ...ticket,
  deliveryBegunAt: ticket.createdAt,
  ...listedTicket(ticket.status, userId, ticket.ticketNumber),
})
