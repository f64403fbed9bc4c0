import { exists, part } from '#platform/table/expressions.ts'
import { subscriptionAt } from './subscription-at.ts'
import { monthOf, namedParts, profileFromItem, trialSpentBy, usageFromItems } from './account.item.ts'
import { subscriptionFromItem } from './subscription.item.ts'
import { settingsFromItem } from '#functions/settings/settings.item.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'
import type { AccountSnapshot } from './model.ts'

/** Reads accounts from the table. */
export function accountStore(table: Table) {
  return {
    /** Account, subscription and usage at an instant, in one batch read; null when the account is deleted. */
    async snapshot(userId: string, now: Date) {
      return snapshotOf(await table.getMany(accountKeys(userId, now)), now)
    },
  }
}

/** Reads accounts together with the settings for all users. */
export function accountOverviewStore(table: Table) {
  return {
    /** The snapshot with the daily cap for all users and the used trial, in one batch read. */
    async overview(userId: string, now: Date) {
      const [settings, billing, ...items] = await table.getMany([
        keys.systemSettings(),
        keys.billing(userId),
        ...accountKeys(userId, now),
      ])
      const snapshot = snapshotOf(items, now)
      return (
        snapshot && {
          ...snapshot,
          dailyCap: settingsFromItem(settings ?? null).emailsPerDayPerUser,
          trialSpentBy: trialSpentBy(snapshot, billing ?? null),
        }
      )
    },
  }
}

export const accountKeys = (userId: string, now: Date): readonly Key[] => [
  keys.profile(userId),
  keys.subscription(userId),
  keys.usage(userId, monthOf(now)),
  keys.trialUsage(userId),
]

/** The snapshot from the items of `accountKeys`. */
export function snapshotOf(
  [profile, subscription, month, trial]: readonly (Item | null)[],
  now: Date,
): AccountSnapshot | null {
  if (!profile || !subscription) return null
  return {
    account: profileFromItem(profile),
    subscription: subscriptionAt(subscriptionFromItem(subscription), now),
    usage: usageFromItems(month ?? null, trial ?? null, now),
  }
}

/** Changes the user's own profile data. */
export function profileStore(table: Table) {
  return {
    /** Saves both names; false when the account is deleted. */
    async rename(
      userId: string,
      { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
      now: Date,
    ) {
      const failed = await table.transact([
        part.update(keys.profile(userId), {
          set: { firstName, lastName, updatedAt: now },
          when: exists('pk'),
        }),
        ...namedParts({ id: userId, firstName, lastName }),
      ])
      return failed.length === 0
    },
    /** Turns the mails of reminders on or off; false when the account is deleted. */
    async setReminders(userId: string, mails: boolean, now: Date) {
      const changed = await table.update(keys.profile(userId), {
        ...(mails ? { remove: ['remindersOffAt'] } : { set: { remindersOffAt: now } }),
        when: exists('pk'),
      })
      return changed !== null
    },
  }
}
