import * as z from 'zod/mini'
import { profileFromItem } from '#functions/account/account.item.ts'
import { exists, part } from '#platform/table/expressions.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { DiscardProblem } from '#shared/models/outreach/search-pause.ts'
import { NO_EMAILS, orderDiscard } from './discard-order.item.ts'
import { outreachEmailFromItems } from '../emails/outreach-email.item.ts'

const DiscardItem = z.object({
  state: z.enum(['open', 'done']),
  problem: z.nullable(DiscardProblem),
  until: z.optional(StoredInstant),
})

/** The state of discarding the unsent drafts. */
export type Discard = Omit<Stored<typeof DiscardItem>, 'until'>

/** Null when only drafts to people who objected were discarded, which the user did not ask for. */
function discardFromItem(item: Item): Discard | null {
  const { until, ...discard } = DiscardItem.parse(item)
  return until?.getTime() === NO_EMAILS.getTime() ? null : discard
}

/** Paused searches, and what happens to their drafts. */
export const pauseStore = (table: Table) => ({
  /** Null when the account is gone. */
  async find(
    userId: string,
  ): Promise<{ readonly pausedAt: Date | null; readonly discard: Discard | null } | null> {
    const [profile, discard] = await table.getMany([keys.profile(userId), keys.discard(userId)])
    if (!profile) return null
    return {
      pausedAt: profileFromItem(profile).pausedAt ?? null,
      discard: discard ? discardFromItem(discard) : null,
    }
  },

  /**
   * Pauses the search and, if wanted, starts discarding the existing drafts in the same transaction. A pause
   * that exists keeps its time. False when the account is gone.
   */
  async pause(userId: string, discardDrafts: boolean, now: Date) {
    const paused = pausePart(userId, now)
    if (!discardDrafts) return (await table.transact([paused])).length === 0
    return await orderDiscard(table, userId, now, now, [paused])
  },

  /** False when the account is gone. */
  async resume(userId: string) {
    const changed = await table.update(keys.profile(userId), { remove: ['pausedAt'], when: exists('pk') })
    return changed !== null
  },

  /** Up to fifty emails with their letters, in the order of the ids. */
  async letters(userId: string, emailIds: readonly string[]) {
    const items = await table.getMany(
      emailIds.flatMap((emailId) => [keys.email(userId, emailId), keys.material(userId, emailId)]),
    )
    return emailIds.flatMap((_, index) => {
      const [item, material] = items.slice(2 * index)
      return item && material ? [outreachEmailFromItems(item, material)] : []
    })
  },
})

export type PauseStore = ReturnType<typeof pauseStore>

const pausePart = (userId: string, now: Date) =>
  part.update(keys.profile(userId), { initial: { pausedAt: now }, when: exists('pk') })
