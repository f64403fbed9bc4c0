import { absent, anyOf, below, exists } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { Ticket } from './model.ts'
import { TicketPriority, TicketStatus } from '#shared/models/ticket.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const TicketItem = z.object({
  ticketNumber: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: TicketPriority,
  status: TicketStatus,
  createdAt: StoredInstant,
  /** Null once support has it. */
  deliveryBegunAt: z.nullable(StoredInstant),
})

/** Tickets in their owner's partition. */
export function ticketStore(table: Table) {
  return {
    /**
     * Keeps the ticket and begins its delivery. The ticket that stands there already when it was delivered
     * before.
     */
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
      return deliveryBegunAt === null
        ? { state: 'delivered', ticket: kept satisfies Ticket }
        : { state: 'under_way' }
    },
    async delivered(userId: string, ticketNumber: string) {
      await table.update(keys.ticket(userId, ticketNumber), {
        // An account that was deleted meanwhile gets no ticket back.
        set: { deliveryBegunAt: null },
        when: exists('pk'),
      })
    },
    /** Forgets a ticket that support did not get. */
    async failed(userId: string, ticketNumber: string) {
      await table.remove(keys.ticket(userId, ticketNumber))
    },
  }
}

/**
 * Tickets in their owner's partition, by number. A delivery that was begun and not ended may have died on its
 * way: after `staleAfter` it may be begun anew, because support reading a ticket twice is better than nobody
 * reading it.
 */
export type TicketStore = ReturnType<typeof ticketStore>
