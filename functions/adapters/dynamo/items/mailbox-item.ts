import * as z from 'zod/mini'
import type { Mailbox } from '#core/mailbox/model.ts'
import { keys } from '../keys.ts'
import type { Item } from '../table.ts'
import { StoredInstant, toStored } from './instant.ts'

const MailboxItem = z.object({
  email: z.string(),
  sealedGrant: z.string(),
  isActive: z.boolean(),
  connectedAt: StoredInstant,
  problem: z.nullable(z.enum(['grant_dead', 'refused'])),
})

export const mailboxFromItem = (item: Item): Mailbox => MailboxItem.parse(item)

export const mailboxToItem = (userId: string, mailbox: Mailbox): Item => ({
  ...keys.gmail(userId),
  ...mailbox,
  connectedAt: toStored(mailbox.connectedAt),
})
