import { absent, anyOf, below, exists } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { Ticket as WireTicket } from '#shared/models/ticket.ts'
import { type Stored, StoredInstant, toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const TicketItem = z.extend(WireTicket, {
  createdAt: StoredInstant,
  /** Null once it is delivered to support. */
  deliveryBegunAt: z.nullable(StoredInstant),
})
export type Ticket = Omit<Stored<typeof TicketItem>, 'deliveryBegunAt'>

/**
 * Tickets in their owner's partition. A delivery that has not ended by `staleAfter` may have crashed and can
 * be begun again: support reading a ticket twice is better than never.
 */
export function ticketStore(table: Table) {
  return {
    /** Stores the ticket and begins its delivery; returns the stored ticket if it was delivered before. */
    async begin(
      userId: string,
      ticket: Ticket,
      staleAfter: Date,
    ): Promise<
      { readonly state: 'begun' | 'under_way' } | { readonly state: 'delivered'; readonly ticket: Ticket }
    > {
      const key = keys.ticket(userId, ticket.ticketNumber)
      const createdAt = toStored(ticket.createdAt)
      const isOurs = await table.put(
        { ...key, ...ticket, createdAt, deliveryBegunAt: createdAt },
        anyOf(absent('pk'), below('deliveryBegunAt', toStored(staleAfter))),
      )
      if (isOurs) return { state: 'begun' }
      const item = await table.get(key)
      if (item === null) return { state: 'under_way' }
      const { deliveryBegunAt, ...kept } = TicketItem.parse(item)
      return deliveryBegunAt === null ? { state: 'delivered', ticket: kept } : { state: 'under_way' }
    },
    async delivered(userId: string, ticketNumber: string) {
      await table.update(keys.ticket(userId, ticketNumber), {
        // The ticket of an account deleted meanwhile is not created again.
        set: { deliveryBegunAt: null },
        when: exists('pk'),
      })
    },
    /** Removes a ticket that was not delivered. */
    async failed(userId: string, ticketNumber: string) {
      await table.remove(keys.ticket(userId, ticketNumber))
    },
  }
}
