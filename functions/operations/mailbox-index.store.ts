import { listShards } from '#platform/table/lists/list-places.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import { shardPage } from '#platform/table/shard-page.ts'
import { LISTED_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'

const PAGE = 25

/** Reads users with a mailbox from the sparse index of the admins' list. */
export const mailboxIndex = (table: Table) => ({
  /** A page of users with a connected mailbox; `next` is null on the last page. */
  async page(after: string | null) {
    const { found, next } = await shardPage(table, listShards('MAILBOXES'), after, (listPk) => ({
      index: LISTED_INDEX,
      keys: { listPk },
      limit: PAGE,
    }))
    return { userIds: found.map(userIdOf), next }
  },
})

export type MailboxIndex = ReturnType<typeof mailboxIndex>
