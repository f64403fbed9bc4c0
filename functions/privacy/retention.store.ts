import { exists } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { dueUsers } from '#platform/table/due-keys.ts'
import { activityLog } from '#functions/account/activity/activity.store.ts'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem } from '#functions/account/subscription.item.ts'
import { toNullable, toStored } from '#platform/table/instant.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { retentionFromItem, retentionToItem } from './retention.item.ts'
import { keys, RETENTION_SHARDS } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import type { Retention } from './retention.ts'

const Merged = z.object({ mergedInto: z.optional(z.string()) })

/** How many one look takes from a shard; the next takes the rest. */
const BATCH = 25

/**
 * What users chose to become of accounts that are not used, and what is read to carry it out and to show it.
 */
export function retentionStore(table: Table) {
  const log = activityLog(table)
  return {
    /** All at once; null for an account that is gone, was linked into another or is being deleted. */
    async facts(userId: string, now: Date, activities: number) {
      const [[profile, subscription, mailbox, retention, deletion], identities, activity] = await Promise.all(
        [
          table.getMany([
            keys.profile(userId),
            keys.subscription(userId),
            keys.gmail(userId),
            keys.retention(userId),
            keys.deletion(userId),
          ]),
          ownedItems(table, userId, 'IDENTITY#', { newest: 1 }),
          log.recent(userId, activities, now),
        ],
      )
      if (!profile || !subscription || deletion || Merged.parse(profile).mergedInto !== undefined) return null
      return {
        account: profileFromItem(profile),
        subscription: subscriptionFromItem(subscription),
        mailbox: mailbox ? mailboxFromItem(mailbox) : null,
        retention: retention ? retentionFromItem(retention) : null,
        hasIdentity: identities.length > 0,
        activity,
      }
    },
    async save(userId: string, retention: Retention) {
      await table.put(retentionToItem(userId, retention))
    },
    /** Some of those that have to be looked at by `now`; the others the next time. */
    due: (now: Date) => dueUsers(table, RETENTION_SHARDS, { now, batch: BATCH }),
    /** Replaces what was read; false when the user or another process changed it meanwhile. */
    async replace(userId: string, read: Retention, next: Retention) {
      return await table.put(retentionToItem(userId, next), {
        acceptedAt: toStored(read.acceptedAt),
        lookAt: toNullable(read.lookAt),
      })
    },
    /** Is not due before then, whatever it says. */
    async postpone(userId: string, until: Date) {
      await table.update(keys.retention(userId), { set: { openSk: toStored(until) }, when: exists('openPk') })
    },
    async remove(userId: string) {
      await table.remove(keys.retention(userId))
    },
  }
}

export type RetentionStore = ReturnType<typeof retentionStore>

/** What the privacy page shows and what decides about the deletion of an account that is not used. */
export type PrivacyFacts = NonNullable<Awaited<ReturnType<RetentionStore['facts']>>>
