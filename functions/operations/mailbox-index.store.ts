import * as z from 'zod/mini'
import { listShards } from '#platform/table/lists/list-places.ts'
import { shardedPage } from '#platform/table/lists/sharded-page.ts'
import { LISTED_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'

const PAGE = 25
const Listed = z.object({ pk: z.string() })

/** Reads users with a mailbox from the sparse index of the admins' list. */
export const mailboxIndex = (table: Table) => ({
  /** A page of users with a connected mailbox; `next` is null on the last page. */
  async page(
    after: string | null,
  ): Promise<{ readonly userIds: readonly string[]; readonly next: string | null }> {
    const { items, next } = await shardedPage(table, listShards('MAILBOXES'), after, (listPk) => ({
      index: LISTED_INDEX,
      keys: { listPk },
      limit: PAGE,
    }))
    return { userIds: items.map((item) => Listed.parse(item).pk.slice('USER#'.length)), next }
  },
})

export type MailboxIndex = ReturnType<typeof mailboxIndex>
