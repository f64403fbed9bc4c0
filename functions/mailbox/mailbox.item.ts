import * as z from 'zod/mini'
import { SYNC_EVERY_MS } from './model.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { listedMailbox } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'

const MailboxItem = z.object({
  /** Id of the vendor of the mailbox; all were Google's before there could be others. */
  vendor: z._default(z.string(), 'google'),
  email: z.string(),
  sealedGrant: z.string(),
  /** False once Google refused the grant: no more requests until the user reconnects. */
  isActive: z.boolean(),
  connectedAt: StoredInstant,
  problem: z.nullable(z.enum(['grant_dead', 'refused'])),
  /** When the mailbox was turned off; null while it is on. */
  offSince: z._default(NullableInstant, null),
  /** When we turned it on again after turning it off by mistake. */
  restoredAt: z.optional(StoredInstant),
  /** When the mailbox was last synced; null before the first time. */
  checkedAt: z._default(NullableInstant, null),
})

/** A user's connected mailbox. The grant is stored sealed, and opened for a single use. */
export type Mailbox = Stored<typeof MailboxItem>

export const mailboxFromItem = (item: Item): Mailbox => MailboxItem.parse(item)

export const mailboxToItem = (userId: string, mailbox: Mailbox): Item => ({
  ...keys.gmail(userId),
  ...mailbox,
  ...listedMailbox(userId, mailbox.connectedAt),
  // A mailbox is always open work, because it is synced every day.
  openPk: openShard(userId),
  openSk: new Date((mailbox.checkedAt ?? mailbox.connectedAt).getTime() + SYNC_EVERY_MS),
})
