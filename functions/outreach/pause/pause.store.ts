import { sweepDueAt } from '../waits.ts'
import * as z from 'zod/mini'
import { profileFromItem } from '#functions/account/account.item.ts'
import { absent, anyOf, exists, isNot, part } from '#platform/table/expressions.ts'
import { type Stored, toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { DiscardProblem } from '#shared/models/outreach/search-pause.ts'
import { outreachEmailFromItems } from '../emails/outreach-email.item.ts'

const DiscardItem = z.object({
  state: z.enum(['open', 'done']),
  problem: z.nullable(DiscardProblem),
})

/** The state of discarding the unsent drafts. */
export type Discard = Stored<typeof DiscardItem>

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
      discard: discard ? DiscardItem.parse(discard) : null,
    }
  },

  /**
   * Pauses the search and, if wanted, starts discarding the existing drafts in the same transaction. A pause
   * that exists keeps its time. False when the account is gone.
   */
  async pause(userId: string, discardDrafts: boolean, now: Date) {
    const paused = pausePart(userId, now)
    if (!discardDrafts) return (await table.transact([paused])).length === 0
    const failed = await table.transact([paused, openDiscard(userId, now)])
    if (!failed.includes(1)) return failed.length === 0
    // A discarding is under way already; it is extended to the drafts created since.
    const later = await table.transact([paused, extendDiscard(userId, now)])
    return later.length === 0
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
  part.update(keys.profile(userId), { initial: { pausedAt: toStored(now) }, when: exists('pk') })

const openDiscard = (userId: string, now: Date) =>
  part.update(keys.discard(userId), {
    set: {
      userId,
      state: 'open',
      askedAt: toStored(now),
      problem: null,
      deleting: [],
      attempts: 0,
      leaseUntil: null,
      openPk: openShard(userId),
      openSk: toStored(sweepDueAt(now)),
    },
    remove: ['leaseToken'],
    when: anyOf(absent('state'), isNot('state', 'open')),
  })

const extendDiscard = (userId: string, now: Date) =>
  part.update(keys.discard(userId), { set: { askedAt: toStored(now) }, when: exists('pk') })
