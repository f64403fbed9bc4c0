import * as z from 'zod/mini'
import type { Mailbox } from './model.ts'
import { SYNC_EVERY_MS } from './sync-interval.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { listedMailbox } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored } from '#platform/table/instant.ts'

const MailboxItem = z.object({
  email: z.string(),
  sealedGrant: z.string(),
  isActive: z.boolean(),
  connectedAt: StoredInstant,
  problem: z.nullable(z.enum(['grant_dead', 'refused'])),
  checkedAt: z._default(NullableInstant, null),
})

export const mailboxFromItem = (item: Item): Mailbox => MailboxItem.parse(item)

export const mailboxToItem = (userId: string, mailbox: Mailbox): Item => ({
  ...keys.gmail(userId),
  ...mailbox,
  connectedAt: toStored(mailbox.connectedAt),
  checkedAt: toNullable(mailbox.checkedAt),
  ...listedMailbox(userId, mailbox.connectedAt),
  // Open work from the beginning: it is looked at every day.
  openPk: openShard(userId),
  openSk: toStored(new Date((mailbox.checkedAt ?? mailbox.connectedAt).getTime() + SYNC_EVERY_MS)),
})
