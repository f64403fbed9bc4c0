import * as z from 'zod/mini'
import { profileFromItem } from '#functions/account/account.item.ts'
import { MINUTE } from '#platform/clock.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table, TransactionPart } from '#platform/table/table.ts'
import { DiscardProblem } from '#shared/models/outreach/search-pause.ts'
import { outreachEmailFromItems } from '../emails/outreach-email.item.ts'
import type { Discard } from './model.ts'

/** When the sweeper takes up what never reached the queue. */
const DUE_MS = 2 * MINUTE

const DiscardItem = z.object({ state: z.enum(['open', 'done']), problem: z.nullable(DiscardProblem) })

const STATE = { '#state': 'state' }

/** Searches of users that are paused, and what is to become of their drafts. */
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
   * Pauses, and in the same transaction has the drafts of until now discarded where that is wanted. A pause
   * that stands keeps its time. False when the account is gone.
   */
  async pause(userId: string, discardDrafts: boolean, now: Date) {
    const paused = pausePart(table, userId, now)
    if (!discardDrafts) return (await table.transact([paused])).length === 0
    const failed = await table.transact([paused, openDiscard(table, userId, now)])
    if (!failed.includes(1)) return failed.length === 0
    // It is under way: what was drafted since is part of it.
    const later = await table.transact([paused, extendDiscard(table, userId, now)])
    return later.length === 0
  },

  /** False when the account is gone. */
  async resume(userId: string) {
    const changed = await table.update(keys.profile(userId), {
      UpdateExpression: 'REMOVE pausedAt',
      ConditionExpression: 'attribute_exists(pk)',
    })
    return changed !== null
  },

  /** Up to fifty emails with their letters, in the order asked. */
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

const pausePart = (table: Table, userId: string, now: Date): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.profile(userId) },
    UpdateExpression: 'SET pausedAt = if_not_exists(pausedAt, :now)',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': toStored(now) },
  },
})

const openDiscard = (table: Table, userId: string, now: Date): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.discard(userId) },
    UpdateExpression:
      'SET userId = :user, #state = :open, askedAt = :now, problem = :none, deleting = :empty, attempts = :zero, leaseUntil = :none, openPk = :shard, openSk = :due REMOVE leaseToken',
    ConditionExpression: 'attribute_not_exists(#state) OR #state <> :open',
    ExpressionAttributeNames: STATE,
    ExpressionAttributeValues: {
      ':user': userId,
      ':open': 'open',
      ':now': toStored(now),
      ':none': null,
      ':empty': [],
      ':zero': 0,
      ':shard': openShard(userId),
      ':due': toStored(new Date(now.getTime() + DUE_MS)),
    },
  },
})

const extendDiscard = (table: Table, userId: string, now: Date): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.discard(userId) },
    UpdateExpression: 'SET askedAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': toStored(now) },
  },
})
