import { absent, anyOf, below, exists } from '#platform/table/expressions.ts'
import type { TicketStatus } from '#shared/models/ticket.ts'
import { keys } from '#platform/table/keys.ts'
import { listedTicket } from '#platform/table/lists/list-places.ts'
import { itemsWithOwners } from '#platform/table/lists/items-with-owners.ts'
import { listPage } from '#platform/table/lists/list-page.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'
import {
  newTicketItem,
  ticketFromItem,
  type OwnedTicket,
  type Ticket,
  type TicketAnswer,
} from './ticket.item.ts'

export type { OwnedTicket, Ticket, TicketAnswer }

/** Every ticket number begins like this. */
const PREFIX = 'RW-'

const stored = (item: Item | null): OwnedTicket | null => item && ticketFromItem(item).ticket

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
      const isOurs = await table.put(
        newTicketItem(userId, ticket),
        anyOf(absent('pk'), below('deliveryBegunAt', staleAfter)),
      )
      if (isOurs) return { state: 'begun' }
      const item = await table.get(keys.ticket(userId, ticket.ticketNumber))
      if (item === null) return { state: 'under_way' }
      const kept = ticketFromItem(item)
      return kept.deliveryBegunAt === null
        ? { state: 'delivered', ticket: kept.ticket }
        : { state: 'under_way' }
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

    async find(userId: string, ticketNumber: string) {
      return stored(await table.get(keys.ticket(userId, ticketNumber)))
    },
    /** A user's latest tickets, the newest first. */
    async ofUser(userId: string, newest: number): Promise<readonly OwnedTicket[]> {
      const items = await ownedItems(table, userId, keys.ticket(userId, '').sk, { newest })
      return items.map((item) => ticketFromItem(item).ticket)
    },
    /** A page of all tickets with this status, the oldest first, with the addresses of their users by id. */
    async page(status: TicketStatus, after: string | null, limit: number) {
      const page = await listPage(table, { list: `TICKETS_${status}`, prefix: PREFIX, after, limit })
      const { items, emails } = await itemsWithOwners(table, page.keys)
      return { tickets: items.flatMap((item) => stored(item) ?? []), emails, last: page.last }
    },
    /** Adds an answer that is about to be mailed as the next after `seen`; null when another came between. */
    async addAnswer(userId: string, ticketNumber: string, answer: TicketAnswer, seen: number) {
      return stored(
        await table.update(keys.ticket(userId, ticketNumber), {
          append: { answers: [answer] },
          add: { answered: 1 },
          when: [exists('pk'), seen === 0 ? absent('answered') : { answered: seen }],
        }),
      )
    },
    /** Notes that the latest answer was mailed, which answers the ticket; null for a ticket that is gone. */
    async answered(userId: string, ticketNumber: string, answers: readonly TicketAnswer[]) {
      return stored(
        await table.update(keys.ticket(userId, ticketNumber), {
          set: { answers, status: 'answered', ...listedTicket('answered', userId, ticketNumber) },
          when: { answered: answers.length },
        }),
      )
    },
    /** Null for a ticket that is gone. */
    async setStatus(userId: string, ticketNumber: string, status: TicketStatus) {
      return stored(
        await table.update(keys.ticket(userId, ticketNumber), {
          set: { status, ...listedTicket(status, userId, ticketNumber) },
          when: exists('pk'),
        }),
      )
    },
  }
}
