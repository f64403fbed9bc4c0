import type { OutreachEmail, Lease, Ending } from '../model.ts'
import { dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { inOutline } from '../run/held-back.ts'
import type { Refusal } from '#shared/models/outreach/held-back.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { monthOf, quotaOfDay } from '#functions/account/account.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { pack } from '#platform/table/packed.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table, TransactionPart } from '#platform/table/table.ts'

/**
 * The transaction that ends an email: its state, the run's counters and, for a failure, everything given
 * back.
 */
export function endingParts(
  table: Table,
  secrets: Fingerprints,
  email: OutreachEmail,
  lease: Lease,
  ending: Ending,
  now: Date,
): readonly TransactionPart[] {
  if (email.followUp !== undefined)
    return followUpEndingParts(table, email, email.followUp.of, lease, ending, now)
  const parts = [endEmail(table, email, lease, ending), countEnd(table, email, ending, now)]
  if (ending.state === 'drafted')
    return [...parts, ...countParts(table, { what: 'drafted', id: email.id }, now)]
  if (ending.state === 'ready') return parts
  const { person, company } = recipientKeys(email, secrets)
  return [
    ...parts,
    { Delete: { TableName: table.name, Key: { ...keys.usedJob(email.userId, email.jobKey) } } },
    giveQuotaBack(table, email),
    ...(email.quota === 'trial' ? [giveTrialBack(table, email)] : []),
    forgetUse(table, person, email.id),
    forgetUse(table, company, email.id),
    ...(ending.refusals === undefined ? [] : [keepRefusals(table, email, ending.refusals)]),
  ]
}

/** Without quota and run: a follow-up that failed leaves the email before it free to be followed up again. */
const followUpEndingParts = (
  table: Table,
  email: OutreachEmail,
  followed: string,
  lease: Lease,
  ending: Ending,
  now: Date,
): readonly TransactionPart[] => [
  endEmail(table, email, lease, ending),
  ...(ending.state === 'drafted' ? countParts(table, { what: 'drafted', id: email.id }, now) : []),
  ...(ending.state === 'failed' ? [freeFollowed(table, email, followed)] : []),
  ...(ending.state === 'failed' && ending.refusals !== undefined
    ? [keepRefusals(table, email, ending.refusals)]
    : []),
]

const freeFollowed = (table: Table, { userId, id }: OutreachEmail, followed: string): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.email(userId, followed) },
    UpdateExpression: 'REMOVE followedBy',
    ConditionExpression: 'followedBy = :id',
    ExpressionAttributeValues: { ':id': id },
  },
})

/** Words of a letter: they stand with the posting and the letter, not in the lists. */
const keepRefusals = (table: Table, email: OutreachEmail, refusals: readonly Refusal[]): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.material(email.userId, email.id) },
    UpdateExpression: 'SET refusals = :refusals',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':refusals': pack(refusals) },
  },
})

const endEmail = (table: Table, email: OutreachEmail, lease: Lease, ending: Ending): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.email(email.userId, email.id) },
    UpdateExpression:
      'SET #state = :state, subject = :subject, draftId = :draft, threadId = :thread, failure = :failure, leaseUntil = :none REMOVE openPk, openSk, leaseToken',
    ConditionExpression: 'leaseToken = :token AND #state IN (:reserved, :written)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':state': ending.state,
      ':subject': email.letter?.subject ?? null,
      ':draft': ending.state === 'drafted' ? ending.draftId : null,
      ':thread': ending.state === 'drafted' ? (ending.threadId ?? null) : null,
      ':failure': ending.state === 'failed' ? ending.failure : null,
      ':none': null,
      ':token': lease.token,
      ':reserved': 'reserved',
      ':written': 'written',
    },
  },
})

function countEnd(table: Table, email: OutreachEmail, ending: Ending, now: Date): TransactionPart {
  const refusals = ending.state === 'failed' ? ending.refusals : undefined
  const held =
    refusals === undefined ? '' : ', heldBack = list_append(if_not_exists(heldBack, :nothing), :held)'
  return {
    Update: {
      TableName: table.name,
      Key: { ...keys.run(email.userId, email.runId) },
      UpdateExpression: `SET lastDoneAt = :now${held} ADD #end :one, #open :minus${email.letter === null ? '' : ', written :one'}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#end': ending.state, '#open': 'open' },
      ExpressionAttributeValues: {
        ':now': toStored(now),
        ':one': 1,
        ':minus': -1,
        ...(refusals === undefined ? {} : { ':nothing': [], ':held': [inOutline(refusals)] }),
      },
    },
  }
}

/** Into the month and day it was taken from, which need not be today's. */
const giveQuotaBack = (table: Table, email: OutreachEmail): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.usage(email.userId, monthOf(email.createdAt)) },
    UpdateExpression: 'ADD used :minus, #quota :minus',
    ConditionExpression: 'used > :zero',
    ExpressionAttributeNames: { '#quota': quotaOfDay(dayOf(email.createdAt)) },
    ExpressionAttributeValues: { ':minus': -1, ':zero': 0 },
  },
})

const giveTrialBack = (table: Table, email: OutreachEmail): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.trialUsage(email.userId) },
    UpdateExpression: 'ADD used :minus',
    ConditionExpression: 'used > :zero',
    ExpressionAttributeValues: { ':minus': -1, ':zero': 0 },
  },
})

const forgetUse = (table: Table, key: Key, emailId: string): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...key },
    UpdateExpression: 'REMOVE #uses.#entry SET version = version + :one',
    ConditionExpression: 'attribute_exists(#uses)',
    ExpressionAttributeNames: { '#uses': 'uses', '#entry': emailId },
    ExpressionAttributeValues: { ':one': 1 },
  },
})
