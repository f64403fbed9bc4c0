import { part, type TransactionPart } from '#platform/table/expressions.ts'
import { counter } from '#platform/table/counter.ts'
import * as z from 'zod/mini'
import type { Subscription } from './subscription.item.ts'
import { dayOf } from '#platform/clock.ts'
import type { User } from '#shared/models/account/user.ts'
import { keys } from '#platform/table/keys.ts'
import { listedName, listedUser } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'

const ProfileItem = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  createdAt: StoredInstant,
  updatedAt: StoredInstant,
  /** When a deleted account of the same person used its trial. */
  formerTrialAt: z.optional(StoredInstant),
  /** Since when runs are paused because the user found a job. */
  pausedAt: z.optional(StoredInstant),
  /** Since when reminders are not mailed. */
  remindersOffAt: z.optional(StoredInstant),
})

export type Account = Stored<typeof ProfileItem>

export const profileFromItem = (item: Item): Account => ProfileItem.parse(item)

export const profileToItem = (account: Account): Item => ({
  ...keys.profile(account.id),
  ...account,
  ...listedUser(account.id, account.createdAt),
})

/** By which staff find the account: its name in either order. */
export const namedParts = ({
  id,
  firstName,
  lastName,
}: Pick<Account, 'id' | 'firstName' | 'lastName'>): readonly TransactionPart[] =>
  [['first', `${firstName} ${lastName}`] as const, ['last', `${lastName} ${firstName}`] as const].map(
    ([order, name]) => part.put({ ...keys.searchName(id, order), name, ...listedName('NAMES', id, name) }),
  )

const BillingNote = z.object({ trialUsedAt: NullableInstant, trialRefused: z.nullable(z.string()) })

/** Where this person's, or their card's, only trial was used; `billing` is null before a checkout. */
export function trialSpentBy(
  { account, subscription }: { readonly account: Account; readonly subscription: Subscription },
  billing: Item | null,
): User['trialSpentBy'] {
  const { trialUsedAt, trialRefused } =
    billing === null ? { trialUsedAt: null, trialRefused: null } : BillingNote.parse(billing)
  if (subscription.trialStartAt !== null || trialUsedAt !== null) return 'account'
  if (account.formerTrialAt !== undefined) return 'person'
  return trialRefused === null ? null : 'card'
}

/** Attribute of a month's usage item that counts the quota used on a day. */
export const quotaOfDay = (day: string): string => `q${day.slice(8)}`
/** The one that counts the emails of a day. */
export const emailsOfDay = (day: string): string => `n${day.slice(8)}`
/** The one that counts the requests of a day to revise drafts. */
export const revisionsOfDay = (day: string): string => `v${day.slice(8)}`
/** The one that adds up the cost of finding contacts on a day, in thousandths of a cent. */
export const contactCostOfDay = (day: string): string => `c${day.slice(8)}`
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

export function usageFromItems(month: Item | null, trial: Item | null, now: Date) {
  return {
    today: Math.max(0, counter(month, quotaOfDay(dayOf(now)))),
    month: Math.max(0, counter(month, 'used')),
    trial: Math.max(0, counter(trial, 'used')),
  }
}

/**
 * Values whose fingerprints mark a trial as used after its account is deleted: the account's addresses, and
 * the subjects of its Google accounts, because their addresses may change.
 */
export const trialMarks = (emails: readonly string[], subjects: readonly string[]): readonly string[] => [
  ...emails.map((email) => `trial:${email.trim().toLowerCase()}`),
  ...subjects.map((subject) => `trial:subject:${subject}`),
]
