import { tableOf } from '#harness/table-of.ts'
import { ticketStore } from '#functions/support/ticket.store.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import type { Table } from '#platform/table/table.ts'

/** Stores an open ticket of the user, and returns its number. */
async function seedTicket(table: Table, userId: string): Promise<string> {
  const ticketNumber = `RW-261127-${newId('out').slice(-6)}`
  const createdAt = new Date('2026-11-27T10:00:00.000Z')
  const ticket = {
    ticketNumber,
    subject: 'A question',
    message: 'How?',
    priority: 'medium',
    status: 'open',
    createdAt,
  } as const
  await ticketStore(table).begin(userId, ticket, createdAt)
  return ticketNumber
}

interface Owner<Place> {
  make(place: Place, userId: string): Promise<Readonly<Record<string, string>>>
  readonly absent: Readonly<Record<string, string>>
}

/** An open ticket of that account. */
export const ticketOf = <Place extends Parameters<typeof tableOf>[0]>(owner: Owner<Place>): Owner<Place> => ({
  async make(place, userId) {
    const { id = '' } = await owner.make(place, userId)
    return { id, number: await seedTicket(tableOf(place), id) }
  },
  absent: { ...owner.absent, number: 'RW-261127-7K3M9Q' },
})
