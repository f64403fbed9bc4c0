import { listShards } from '#platform/table/lists/list-places.ts'
import { shardPage, usersOf } from '#platform/table/shard-page.ts'
import { LISTED_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'
import type { Page } from '#platform/walk.ts'

const PAGE = 25

/** Reads users with a mailbox from the sparse index of the admins' list. */
export const mailboxIndex = (table: Table) => ({
  /** A page of users with a connected mailbox; `next` is null on the last page. */
  page: async (after: string | null): Promise<Page<string>> =>
    usersOf(
      await shardPage(table, listShards('MAILBOXES'), after, (listPk) => ({
        index: LISTED_INDEX,
        keys: { listPk },
        limit: PAGE,
      })),
    ),
})

export type MailboxIndex = ReturnType<typeof mailboxIndex>
