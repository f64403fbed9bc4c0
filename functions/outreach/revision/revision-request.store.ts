import { dayOf } from '#platform/clock.ts'
import type { DraftedEmail } from './model.ts'
import { REVISIONS } from '#shared/catalog/constants.ts'
import { monthOf, revisionsOfDay } from '#functions/account/account.item.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table, TransactionPart } from '#platform/table/table.ts'
import type { RevisionWish } from '#shared/catalog/letters.ts'

const STATE = { '#state': 'state' }

/** Wishes of users, each counted with what it begins. */
export const revisionRequestStore = (table: Table) => ({
  email: (userId: string, emailId: string) => draftedEmail(table, userId, emailId),
  /** One transaction: the revision, the count of the day, and that there is a draft. */
  async ask(email: DraftedEmail, wish: RevisionWish, dueAt: Date, now: Date) {
    const failed = await table.transact([
      open(table, email, { wish, askedAt: toStored(now), openSk: toStored(dueAt) }),
      isDraft(table, email),
      countOfDay(table, email.userId, now),
    ])
    if (failed.length === 0) return 'asked'
    if (failed.includes(1)) return 'not_a_draft'
    return failed.includes(0) ? 'under_way' : 'limit_reached'
  },
})

/** What a user may ask. */
export type RevisionRequests = ReturnType<typeof revisionRequestStore>

const open = (
  table: Table,
  { userId, id }: DraftedEmail,
  asked: { wish: string; askedAt: string; openSk: string },
): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.revision(userId, id) },
    UpdateExpression:
      'SET userId = :user, #state = :open, wish = :wish, askedAt = :now, openPk = :shard, openSk = :due, failure = :none, refusals = :empty, attempts = :zero, leaseUntil = :none, replaces = :none REMOVE letter, leaseToken',
    ConditionExpression: 'attribute_not_exists(#state) OR #state <> :open',
    ExpressionAttributeNames: STATE,
    ExpressionAttributeValues: {
      ':user': userId,
      ':open': 'open',
      ':wish': asked.wish,
      ':now': asked.askedAt,
      ':shard': openShard(id),
      ':due': asked.openSk,
      ':none': null,
      ':empty': [],
      ':zero': 0,
    },
  },
})

/**
 * Holds only while the draft stands in the mailbox as far as is known, and its user has said nothing of it.
 */
export const isDraft = (
  table: Table,
  { userId, id, draftId, draftMailbox }: DraftedEmail,
): TransactionPart => ({
  ConditionCheck: {
    TableName: table.name,
    Key: { ...keys.email(userId, id) },
    ConditionExpression:
      '#state = :drafted AND attribute_not_exists(#mark) AND draftId = :draft AND draftMailbox = :mailbox',
    ExpressionAttributeNames: { ...STATE, '#mark': 'mark' },
    ExpressionAttributeValues: { ':drafted': 'drafted', ':draft': draftId, ':mailbox': draftMailbox },
  },
})

const countOfDay = (table: Table, userId: string, now: Date): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.usage(userId, monthOf(now)) },
    UpdateExpression: 'ADD #count :one',
    ConditionExpression: 'attribute_not_exists(#count) OR #count < :limit',
    ExpressionAttributeNames: { '#count': revisionsOfDay(dayOf(now)) },
    ExpressionAttributeValues: { ':one': 1, ':limit': REVISIONS.perDay },
  },
})
