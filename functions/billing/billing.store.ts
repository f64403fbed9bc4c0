import { absent, anyOf, exists, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { NO_BILLING, type Billing } from './model.ts'
import { dueUsers } from '#platform/table/due-keys.ts'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem, subscriptionToItem } from '#functions/account/subscription.item.ts'
import { billingFromItem, billingToItem } from './billing.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { BILLING_SHARDS, keys, type Key } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { BillingSnapshot } from './billing-snapshot.ts'

const Owner = z.object({ userId: z.string() })
const Merged = z.object({ mergedInto: z.optional(z.string()) })

/** How many one look takes from a shard; the next takes the rest. */
const BATCH = 50

/** Billing beside the subscription it explains: one batch read, one transaction. */
export function billingStore(table: Table) {
  const ownerOf = async (key: { pk: string; sk: string }) => {
    const item = await table.get(key)
    return item && Owner.parse(item).userId
  }
  return {
    async read(userId: string): Promise<BillingSnapshot> {
      const [billing, subscription, profile] = await table.getMany([
        keys.billing(userId),
        keys.subscription(userId),
        keys.profile(userId),
      ])
      return {
        billing: billing ? billingFromItem(billing) : NO_BILLING,
        subscription: subscription ? subscriptionFromItem(subscription) : NO_SUBSCRIPTION,
        account:
          profile && subscription
            ? { ...profileFromItem(profile), mergedInto: Merged.parse(profile).mergedInto ?? null }
            : null,
      }
    },

    /**
     * Writes billing, and with it the subscription where one is given, and claims a card's fingerprint for the
     * user's trial where one is given, all or nothing; `newCustomer` also writes down whose customer that is.
     * `lost`: another write came between, or the account is gone. `card_taken`: the card's trial belongs to
     * another user.
     */
    async write(
      userId: string,
      from: number,
      next: Omit<Billing, 'version'>,
      {
        subscription,
        newCustomer,
        claimCard,
      }: {
        readonly subscription?: Subscription
        readonly newCustomer?: string
        readonly claimCard?: { readonly fingerprint: string; readonly at: Date }
      } = {},
    ) {
      const claim = (key: Key, more: object) =>
        part.put({ ...key, userId, ...more }, anyOf(absent('pk'), { userId }))
      const failed = await table.transact([
        part.put(
          billingToItem(userId, { ...next, version: from + 1 }),
          from === 0 ? absent('pk') : { version: from },
        ),
        // Nothing is written for an account that was deleted meanwhile.
        subscription === undefined
          ? part.check(keys.subscription(userId), exists('pk'))
          : part.put(subscriptionToItem(userId, subscription), exists('pk')),
        ...(newCustomer === undefined ? [] : [claim(keys.customer(newCustomer), {})]),
        ...(claimCard === undefined
          ? []
          : [claim(keys.card(claimCard.fingerprint), { firstAt: toStored(claimCard.at) })]),
        ...(claimCard === undefined
          ? []
          : [part.put({ ...keys.ownCard(userId, claimCard.fingerprint), firstAt: toStored(claimCard.at) })]),
      ])
      if (failed.length === 0) return 'written'
      const cardPart = newCustomer === undefined ? 2 : 3
      return claimCard !== undefined && failed.every((index) => index === cardPart) ? 'card_taken' : 'lost'
    },

    /** Whose customer this is; null for one that is none of ours. */
    userOf: (customerId: string) => ownerOf(keys.customer(customerId)),
    /** Whose trial a card's fingerprint (its HMAC) belongs to; null when it had none. */
    trialOwner: (fingerprint: string) => ownerOf(keys.card(fingerprint)),
    /**
     * Users whose subscription status changes by itself and should be looked at by `now`; the oldest of each
     * shard first.
     */
    due: (now: Date) => dueUsers(table, BILLING_SHARDS, { now, batch: BATCH }),
  }
}

/**
 * Billing in the table. Every write names the version it was made from and fails when another came between.
 */
export type BillingStore = ReturnType<typeof billingStore>
