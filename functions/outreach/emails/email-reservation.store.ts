import { dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { emailsOfDay, monthOf, quotaOfDay } from '#functions/account/account.item.ts'
import { newOutreachEmailToItem, newMaterialToItem } from './outreach-email.item.ts'
import { toStored, ttlOf } from '#platform/table/instant.ts'
import { keys, openShard, type Key } from '#platform/table/keys.ts'
import {
  addUse,
  COMPANY_CAP,
  listedTo,
  PERSON_CAP,
  recipientKeys,
  type Cap,
} from '#functions/recipients/recipient.item.ts'
import type { Table, TransactionPart } from '#platform/table/table.ts'
import type { NewOutreachEmail, QuotaLimits, Reservation } from '../model.ts'

/** Somebody else counted the same person or company meanwhile: read again and try again, this often. */
const MAX_RACES = 8

/** The reserve transaction: everything that must be true of a new email, checked and counted at once. */
export function reservation(table: Table, secrets: Fingerprints) {
  return async function reserve(
    email: NewOutreachEmail,
    limits: QuotaLimits,
    dueAt: Date,
    now: Date,
  ): Promise<Reservation> {
    const { person, company } = recipientKeys(email, secrets)
    for (let race = 0; race < MAX_RACES; race += 1) {
      const [personItem, companyItem] = await table.getMany([person, company])
      const personUse = addUse(personItem ?? null, email.id, PERSON_CAP, now)
      const companyUse = addUse(companyItem ?? null, email.id, COMPANY_CAP, now)
      if (personUse.kind === 'objected' || companyUse.kind === 'objected') return 'asked_not_to_be_contacted'
      if (personUse.kind === 'capped') return 'contact_capped'
      if (companyUse.kind === 'capped') return 'company_capped'
      const failed = await table.transact([
        putNew(table, {
          ...newOutreachEmailToItem(email, now),
          openPk: openShard(email.id),
          openSk: toStored(dueAt),
        }),
        putNew(table, { ...newMaterialToItem(email), ...listedTo(person, email.id, now) }),
        putNew(table, {
          ...keys.usedJob(email.userId, email.jobKey),
          emailId: email.id,
          createdAt: toStored(now),
        }),
        takeQuota(table, email, limits, now),
        countOnRun(table, email),
        putUse(table, person, personUse, PERSON_CAP, now),
        putUse(table, company, companyUse, COMPANY_CAP, now),
        ...(email.quota === 'trial' ? [countInMonth(table, email, now)] : []),
      ])
      if (failed.length === 0) return 'reserved'
      if (failed.includes(2) || failed.includes(0)) return 'already_used'
      if (failed.includes(3) || failed.includes(4)) return 'quota'
    }
    return 'contact_capped'
  }
}

const putNew = (table: Table, item: Record<string, unknown>): TransactionPart => ({
  Put: { TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
})

function takeQuota(table: Table, email: NewOutreachEmail, limits: QuotaLimits, now: Date): TransactionPart {
  if (email.quota === 'trial') {
    return {
      Update: {
        TableName: table.name,
        Key: { ...keys.trialUsage(email.userId) },
        UpdateExpression: 'ADD used :one',
        ConditionExpression: 'attribute_not_exists(used) OR used < :total',
        ExpressionAttributeValues: { ':one': 1, ':total': limits.trialTotal },
      },
    }
  }
  const day = dayOf(now)
  return {
    Update: {
      TableName: table.name,
      Key: { ...keys.usage(email.userId, monthOf(now)) },
      UpdateExpression: 'ADD used :one, #quota :one, #entries :one',
      ConditionExpression:
        '(attribute_not_exists(used) OR used < :month) AND (attribute_not_exists(#quota) OR #quota < :day)',
      ExpressionAttributeNames: { '#quota': quotaOfDay(day), '#entries': emailsOfDay(day) },
      ExpressionAttributeValues: { ':one': 1, ':month': limits.perMonth, ':day': limits.perDay },
    },
  }
}

/**
 * A trial's emails count in their month and on their day too, but are not bounded by them: whoever pays in the
 * middle of it reads one number everywhere.
 */
const countInMonth = (table: Table, email: NewOutreachEmail, now: Date): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.usage(email.userId, monthOf(now)) },
    UpdateExpression: 'ADD used :one, #quota :one, #entries :one',
    ExpressionAttributeNames: { '#quota': quotaOfDay(dayOf(now)), '#entries': emailsOfDay(dayOf(now)) },
    ExpressionAttributeValues: { ':one': 1 },
  },
})

const countOnRun = (table: Table, email: NewOutreachEmail): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.run(email.userId, email.runId) },
    UpdateExpression: 'ADD reserved :one, #open :one',
    ConditionExpression: 'reserved < wanted AND #state <> :planned',
    ExpressionAttributeNames: { '#open': 'open', '#state': 'state' },
    ExpressionAttributeValues: { ':one': 1, ':planned': 'planned' },
  },
})

function putUse(
  table: Table,
  key: Key,
  use: { version: number; uses: Record<string, number> },
  cap: Cap,
  now: Date,
): TransactionPart {
  return {
    Put: {
      TableName: table.name,
      Item: {
        ...key,
        version: use.version + 1,
        uses: use.uses,
        objectedAt: null,
        ttl: ttlOf(new Date(now.getTime() + cap.windowMs)),
      },
      // An objection that came since the counter was read is not to be written over.
      ConditionExpression:
        'attribute_not_exists(pk) OR (version = :version AND (attribute_not_exists(objectedAt) OR objectedAt = :none))',
      ExpressionAttributeValues: { ':version': use.version, ':none': null },
    },
  }
}
