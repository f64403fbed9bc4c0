import * as z from 'zod/mini'
import type { Ticket } from './model.ts'
import type { TicketStore } from './ports.ts'
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
export function ticketStore(table: Table): TicketStore {
  return {
    async begin(userId, ticket, staleAfter) {
      const key = keys.ticket(userId, ticket.ticketNumber)
      const createdAt = toStored(ticket.createdAt)
      const isOurs = await table.put(
        { ...key, ...ticket, createdAt, deliveryBegunAt: createdAt },
        {
          expression:
            'attribute_not_exists(pk) OR (attribute_type(deliveryBegunAt, :string) AND deliveryBegunAt < :stale)',
          values: { ':string': 'S', ':stale': toStored(staleAfter) },
        },
      )
      if (isOurs) return { state: 'begun' }
      const item = await table.get(key)
      if (item === null) return { state: 'under_way' }
      const { deliveryBegunAt, ...kept } = TicketItem.parse(item)
      return deliveryBegunAt === null
        ? { state: 'delivered', ticket: kept satisfies Ticket }
        : { state: 'under_way' }
    },
    async delivered(userId, ticketNumber) {
      await table.update(keys.ticket(userId, ticketNumber), {
        UpdateExpression: 'SET deliveryBegunAt = :none',
        // An account that was deleted meanwhile gets no ticket back.
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':none': null },
      })
    },
    async failed(userId, ticketNumber) {
      await table.remove(keys.ticket(userId, ticketNumber))
    },
  }
}
