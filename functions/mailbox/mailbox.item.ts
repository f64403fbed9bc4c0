import * as z from 'zod/mini'
import { SYNC_EVERY_MS } from './sync-interval.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { listedMailbox } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import {
  NullableInstant,
  type Stored,
  StoredInstant,
  toStored,
  withStoredInstants,
} from '#platform/table/instant.ts'

const MailboxItem = z.object({
  email: z.string(),
  sealedGrant: z.string(),
  /** False once Google refused the grant: nothing is tried again until the user reconnects. */
  isActive: z.boolean(),
  connectedAt: StoredInstant,
  problem: z.nullable(z.enum(['grant_dead', 'refused'])),
  /** When its drafts were last looked through; null before the first time. */
  checkedAt: z._default(NullableInstant, null),
})

/** The connected mailbox of a user; the grant stands sealed in the table and is opened for one use. */
export type Mailbox = Stored<typeof MailboxItem>

export const mailboxFromItem = (item: Item): Mailbox => MailboxItem.parse(item)

export const mailboxToItem = (userId: string, mailbox: Mailbox): Item => ({
  ...keys.gmail(userId),
  ...withStoredInstants(mailbox),
  ...listedMailbox(userId, mailbox.connectedAt),
  // Open work from the beginning: it is looked at every day.
  openPk: openShard(userId),
  openSk: toStored(new Date((mailbox.checkedAt ?? mailbox.connectedAt).getTime() + SYNC_EVERY_MS)),
})
