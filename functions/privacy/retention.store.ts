import { exists } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { writtenExportFromItem } from './data-export.store.ts'
import { activityLog } from '#functions/account/activity/activity.store.ts'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem } from '#functions/account/subscription.item.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { keys, RETENTION_SHARDS, retentionShard } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { duePage, usersOf } from '#platform/table/shard-page.ts'
import type { Table, Item } from '#platform/table/table.ts'
import type { Page } from '#platform/walk.ts'
import { RetentionDays } from '#shared/models/account/privacy.ts'

const RetentionItem = z.object({
  /** Days without use; null for never. */
  days: z.nullable(RetentionDays),
  acceptedAt: StoredInstant,
  /** Until when the account counts as used, as of the last check; in the future if a plan was to end then. */
  usedUntil: StoredInstant,
  /** When the warning was sent, and the date of deletion that it names. */
  warning: z.nullable(z.object({ at: StoredInstant, deleteAt: StoredInstant })),
  /** When to check the account next; null for never. */
  lookAt: NullableInstant,
})

/** A user's choice when an unused account is deleted, and the progress towards it. */
export type Retention = Stored<typeof RetentionItem>

const retentionFromItem = (item: Item): Retention => RetentionItem.parse(item)

/** Includes a place in the sparse index while a check is planned. */
const retentionToItem = (userId: string, retention: Retention): Item => ({
  ...keys.retention(userId),
  ...retention,
  ...(retention.lookAt === null ? {} : { openPk: retentionShard(userId), openSk: retention.lookAt }),
})

const Merged = z.object({ mergedInto: z.optional(z.string()) })

/** Users' retention choices, with the data needed to apply and to show them. */
export function retentionStore(table: Table) {
  const log = activityLog(table)
  return {
    /** Null for an account that is deleted, being deleted, or merged into another. */
    async facts(userId: string, now: Date, activities: number) {
      const [[profile, subscription, mailbox, retention, deletion, dataExport], identities, activity] =
        await Promise.all([
          table.getMany([
            keys.profile(userId),
            keys.subscription(userId),
            keys.gmail(userId),
            keys.retention(userId),
            keys.deletion(userId),
            keys.dataExport(userId),
          ]),
          ownedItems(table, userId, 'IDENTITY#', { newest: 1 }),
          log.recent(userId, activities, now),
        ])
      if (!profile || !subscription || deletion || Merged.parse(profile).mergedInto !== undefined) return null
      return {
        account: profileFromItem(profile),
        subscription: subscriptionFromItem(subscription),
        mailbox: mailbox ? mailboxFromItem(mailbox) : null,
        retention: retention ? retentionFromItem(retention) : null,
        dataExport: dataExport ? writtenExportFromItem(dataExport) : null,
        hasIdentity: identities.length > 0,
        activity,
      }
    },
    async save(userId: string, retention: Retention) {
      await table.put(retentionToItem(userId, retention))
    },
    /** A page of the accounts to be checked by `now`, in one shard or in all. */
    async due(now: Date, after: string | null, shard: number | null = null): Promise<Page<string>> {
      return usersOf(await duePage(table, RETENTION_SHARDS, { now, shard, after }))
    },
    /** Replaces the retention that was read; false when the user or another process changed it meanwhile. */
    async replace(userId: string, read: Retention, next: Retention) {
      const { acceptedAt, lookAt } = read
      return await table.put(retentionToItem(userId, next), { acceptedAt, lookAt })
    },
    /** Moves only the due time in the index. */
    async postpone(userId: string, until: Date) {
      await table.update(keys.retention(userId), { set: { openSk: until }, when: exists('openPk') })
    },
    async remove(userId: string) {
      await table.remove(keys.retention(userId))
    },
  }
}

export type RetentionStore = ReturnType<typeof retentionStore>

/** The data shown on the privacy page, and by which the deletion of an unused account is decided. */
export type PrivacyFacts = NonNullable<Awaited<ReturnType<RetentionStore['facts']>>>
