import * as z from 'zod/mini'
import type { MailboxIndex } from '#core/operations/ports.ts'
import { listShards } from './list-places.ts'
import { shardedPage } from './sharded-page.ts'
import { LISTED_INDEX } from './table-definition.ts'
import type { Table } from './table.ts'

const PAGE = 25
const Listed = z.object({ pk: z.string() })

/** Users with a mailbox, from the sparse index that admins list mailboxes from. */
export const mailboxIndex = (table: Table): MailboxIndex => ({
  async page(after) {
    const { items, next } = await shardedPage(table, listShards('MAILBOXES'), after, {
      IndexName: LISTED_INDEX,
      KeyConditionExpression: 'listPk = :shard',
      Limit: PAGE,
    })
    return { userIds: items.map((item) => Listed.parse(item).pk.slice('USER#'.length)), next }
  },
})
