import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { listPage } from '#platform/table/lists/list-page.ts'
import { sortedName, type ListName } from '#platform/table/lists/list-places.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import { ADMIN, FIND } from '#shared/catalog/admin.ts'
import { id } from '#shared/models/wire-types.ts'
import type { UserMatch } from '#shared/models/admin/admin.ts'
import { ticketNumberIn, TicketStatus } from '#shared/models/ticket.ts'
import { rowsOf } from './admin-users.item.ts'

type List = readonly [by: UserMatch, list: ListName, written: (typed: string) => string | null]

/** The lists that are sorted by a text, and how what was typed is written in them; null where it cannot be there. */
const LISTS: readonly List[] = [
  ['address', 'ADDRESSES', (typed) => typed.toLowerCase()],
  ['name', 'NAMES', foldedOf],
  ['company', 'COMPANIES', foldedOf],
  ['subscription', 'SUBSCRIPTIONS', (typed) => (typed.startsWith('sub_') ? typed : null)],
]

/** The lists that are sorted by the numbers of tickets: one per status. */
const TICKETS = TicketStatus.options.map(
  (status): List => ['ticket', `TICKETS_${status}`, (number) => `${number}#`],
)

function foldedOf(typed: string): string | null {
  const folded = sortedName(typed)
  return folded.length < FIND.textMin ? null : folded
}

const UserId = id('usr')
const Owner = z.object({ userId: z.string() })

/**
 * Finds users in one round of parallel reads and one batch, whose number does not depend on how many users there
 * are: a page of each shard of the lists that are sorted by a text, or the item of an id. The number of a ticket is
 * looked for in the lists of tickets alone.
 */
export const findUserStore = (table: Table) => ({
  async find(typed: string) {
    const ticketNumber = ticketNumberIn(typed)
    const lists = ticketNumber === null ? LISTS : TICKETS
    const inList = async ([by, list, written]: List) => {
      const prefix = written(ticketNumber ?? typed)
      if (prefix === null) return { by, userIds: [], more: false }
      const page = await listPage(table, { list, prefix, after: null, limit: ADMIN.pageSize })
      return { by, userIds: page.keys.map(userIdOf), more: page.last !== null }
    }
    const ofCustomer = async () => {
      const item = typed.startsWith('cus_') ? await table.get(keys.customer(typed)) : null
      return { by: 'customer' as const, userIds: item ? [Owner.parse(item).userId] : [], more: false }
    }
    const ofUser = {
      by: 'user' as const,
      userIds: UserId.safeParse(typed).success ? [typed] : [],
      more: false,
    }
    const matches = [ofUser, ...(await Promise.all([ofCustomer(), ...lists.map(inList)]))]
    const userIds = [...new Set(matches.flatMap((match) => match.userIds))]
    const rows = await rowsOf(table, userIds.slice(0, ADMIN.pageSize))
    return {
      found: rows.map((row) => ({
        row,
        by: matches.flatMap((match) => (match.userIds.includes(row.account.id) ? [match.by] : [])),
      })),
      more: userIds.length > ADMIN.pageSize || matches.some((match) => match.more),
      ticketNumber,
    }
  },
})
