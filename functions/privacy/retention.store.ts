import * as z from 'zod/mini'
import type { RetentionStore } from './retention-ports.ts'
import { dueUsers } from '#platform/table/due-keys.ts'
import { activityLog } from '#functions/account/activity/activity.store.ts'
import { profileFromItem, subscriptionFromItem } from '#functions/account/account.item.ts'
import { toNullable, toStored } from '#platform/table/instant.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { retentionFromItem, retentionToItem } from './retention.item.ts'
import { keys, RETENTION_SHARDS } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'

const Merged = z.object({ mergedInto: z.optional(z.string()) })

/** How many one look takes from a shard; the next takes the rest. */
const BATCH = 25

/**
 * What users chose to become of accounts that are not used, and what is read to carry it out and to show it.
 */
export function retentionStore(table: Table): RetentionStore {
  const log = activityLog(table)
  return {
    async facts(userId, now, activities) {
      const [[profile, subscription, mailbox, retention, erasure], identities, activity] = await Promise.all([
        table.getMany([
          keys.profile(userId),
          keys.subscription(userId),
          keys.gmail(userId),
          keys.retention(userId),
          keys.erasure(userId),
        ]),
        ownedItems(table, userId, 'IDENTITY#', { newest: 1 }),
        log.recent(userId, activities, now),
      ])
      if (!profile || !subscription || erasure || Merged.parse(profile).mergedInto !== undefined) return null
      return {
        account: profileFromItem(profile),
        subscription: subscriptionFromItem(subscription),
        mailbox: mailbox ? mailboxFromItem(mailbox) : null,
        retention: retention ? retentionFromItem(retention) : null,
        hasIdentity: identities.length > 0,
        activity,
      }
    },
    async save(userId, retention) {
      await table.put(retentionToItem(userId, retention))
    },
    due: (now) => dueUsers(table, RETENTION_SHARDS, { now, batch: BATCH }),
    async replace(userId, read, next) {
      return await table.put(retentionToItem(userId, next), {
        expression: 'acceptedAt = :accepted AND lookAt = :look',
        values: { ':accepted': toStored(read.acceptedAt), ':look': toNullable(read.lookAt) },
      })
    },
    async putOff(userId, until) {
      await table.update(keys.retention(userId), {
        UpdateExpression: 'SET openSk = :until',
        ConditionExpression: 'attribute_exists(openPk)',
        ExpressionAttributeValues: { ':until': toStored(until) },
      })
    },
    async remove(userId) {
      await table.remove(keys.retention(userId))
    },
  }
}
