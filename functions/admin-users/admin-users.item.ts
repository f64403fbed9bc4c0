import * as z from 'zod/mini'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem } from '#functions/account/subscription.item.ts'
import { configurationFromItem } from '#functions/configuration/configuration.item.ts'
import { materialOrEmpty, OutreachEmailItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import type { Key } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'

const OwnerKey = z.object({ pk: z.string() })
const EmailItem = z.pick(OutreachEmailItem, {
  id: true,
  userId: true,
  state: true,
  mark: true,
  markedAt: true,
  companyName: true,
  jobTitle: true,
  contactName: true,
  subject: true,
  createdAt: true,
})
const MailboxItem = z.object({ email: z.string(), isActive: z.boolean(), connectedAt: StoredInstant })

/** Attributes read of emails and mailboxes; the mailbox's grant is not among them. */
export const EMAIL_ATTRIBUTES = Object.keys(EmailItem.shape)
export const LETTER_ATTRIBUTES = ['packed', 'letter']
export const MAILBOX_ATTRIBUTES = Object.keys(MailboxItem.shape)

export const ownerOf = (item: Item | Key): string => OwnerKey.parse(item).pk.slice('USER#'.length)

/** Null for an account that is in no list, because it is being deleted or was merged into another. */
export const userRow = (profile: Item | null, subscription: Item | null) =>
  profile === null || subscription === null || profile['listPk'] === undefined
    ? null
    : { account: profileFromItem(profile), subscription: subscriptionFromItem(subscription) }

export type UserRow = NonNullable<ReturnType<typeof userRow>>

export const configurationRow = (item: Item) => ({
  userId: ownerOf(item),
  configuration: configurationFromItem(item),
})
export type ConfigurationRow = ReturnType<typeof configurationRow>

/** Without a title when it is not known, and for emails of earlier versions. */
export function emailRow(item: Item, material: Item | null) {
  const { contact, letter } = materialOrEmpty(material)
  return {
    ...EmailItem.parse(item),
    contactEmail: contact?.email ?? '',
    contactTitle: contact?.title ?? null,
    body: letter?.body ?? null,
  }
}
export type EmailRow = ReturnType<typeof emailRow>

export const mailboxRow = (item: Item) => ({ userId: ownerOf(item), ...MailboxItem.parse(item) })
export type MailboxRow = ReturnType<typeof mailboxRow>
