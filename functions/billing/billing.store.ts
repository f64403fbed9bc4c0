import { absent, anyOf, exists, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { NO_BILLING, type Billing } from './model.ts'
import { monthParts } from '#functions/statistics/count-parts.store.ts'
import type { CountedMove } from './subscription/counted-moves.ts'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem, subscriptionToItem } from '#functions/account/subscription.item.ts'
import { billingFromItem, billingToItem } from './billing.item.ts'
import { BILLING_SHARDS, keys, type Key } from '#platform/table/keys.ts'
import { duePage, usersOf } from '#platform/table/shard-page.ts'
import type { Table } from '#platform/table/table.ts'
import type { Page } from '#platform/walk.ts'
import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { BillingSnapshot } from './model.ts'

const Owner = z.object({ userId: z.string() })
const Merged = z.object({ mergedInto: z.optional(z.string()) })

/** A user's billing and subscription, read in one batch and written in one transaction. */
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
     * Writes billing in one transaction with whatever is given: the subscription, the owner of `newCustomer`,
     * and the user's claim to a trial with a card's fingerprint. Returns `lost` when another write came
     * between or the account is gone, `card_taken` when the card's trial belongs to another user.
     */
    async write(
      userId: string,
      from: number,
      next: Omit<Billing, 'version'>,
      {
        subscription,
        newCustomer,
        claimCard,
        counted = [],
      }: {
        readonly subscription?: Subscription
        readonly newCustomer?: string
        readonly claimCard?: { readonly fingerprint: string; readonly at: Date }
        /** What the change adds to the months' counts. */
        readonly counted?: readonly CountedMove[]
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
          : [
              claim(keys.card(claimCard.fingerprint), { firstAt: claimCard.at }),
              part.put({ ...keys.ownCard(userId, claimCard.fingerprint), firstAt: claimCard.at }),
            ]),
        ...counted.flatMap(({ at, counts }) => monthParts(userId, at, counts)),
      ])
      if (failed.length === 0) return 'written'
      const cardPart = newCustomer === undefined ? 2 : 3
      return claimCard !== undefined && failed.every((index) => index === cardPart) ? 'card_taken' : 'lost'
    },

    /** Id of the user a customer belongs to; null for a customer we do not know. */
    userOf: (customerId: string) => ownerOf(keys.customer(customerId)),
    /** Id of the user who had a trial with the card of this fingerprint (an HMAC); null without one. */
    trialOwner: (fingerprint: string) => ownerOf(keys.card(fingerprint)),
    /** A page of the users whose subscription is due to be synced at `now`, in one shard or in all. */
    async due(now: Date, after: string | null, shard: number | null = null): Promise<Page<string>> {
      return usersOf(await duePage(table, BILLING_SHARDS, { now, shard, after }))
    },
  }
}

/** Every write names the version it is based on, and fails when another write came between. */
export type BillingStore = ReturnType<typeof billingStore>
