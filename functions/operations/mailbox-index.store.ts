import * as z from 'zod/mini'
import type { MailboxIndex } from './ports.ts'
import { listShards } from '#platform/table/list-places.ts'
import { shardedPage } from '#platform/table/sharded-page.ts'
import { LISTED_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'

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
