import * as z from 'zod/mini'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem } from '#functions/account/subscription.item.ts'
import { billingFromItem } from '#functions/billing/billing.item.ts'
import { disputeFromItem } from '#functions/billing/disputes/dispute.item.ts'
import { NO_BILLING } from '#functions/billing/model.ts'
import { configurationFromItem } from '#functions/configuration/configuration.item.ts'
import { materialOrEmpty, OutreachEmailItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { itemsOf } from '#platform/table/lists/list-page.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'

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

/** The items of a user's row. */
export const rowKeys = (userId: string): readonly [Key, Key, Key, Key] => [
  keys.profile(userId),
  keys.subscription(userId),
  keys.billing(userId),
  keys.dispute(userId),
]

/** From the items of `rowKeys`. Null for an account in no list, because it is being deleted or was merged into another. */
export function userRow([profile, subscription, billing, dispute]: readonly (Item | null | undefined)[]) {
  if (!profile || !subscription || profile['listPk'] === undefined) return null
  return {
    account: profileFromItem(profile),
    subscription: subscriptionFromItem(subscription),
    billing: billing ? billingFromItem(billing) : NO_BILLING,
    dispute: dispute ? disputeFromItem(dispute) : null,
  }
}

/** The rows of these users, without those in no list, in one eventually consistent read. */
export async function rowsOf(table: Table, owners: readonly string[]) {
  const userIds = [...new Set(owners)]
  const items = await itemsOf(table, userIds.flatMap(rowKeys), { lagging: true })
  const each = rowKeys('').length
  return userIds.flatMap((_, index) => userRow(items.slice(each * index, each * (index + 1))) ?? [])
}

export type UserRow = NonNullable<ReturnType<typeof userRow>>

export const configurationRow = (item: Item) => ({
  userId: userIdOf(item),
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

export const mailboxRow = (item: Item) => ({ userId: userIdOf(item), ...MailboxItem.parse(item) })
export type MailboxRow = ReturnType<typeof mailboxRow>
