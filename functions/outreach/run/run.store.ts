import * as z from 'zod/mini'
import { subscriptionAt } from '#functions/account/subscription-at.ts'
import type { CycleState, RunRecord } from '#functions/runs/model.ts'
import type { CycleContext, Lease, PlanResult } from '../model.ts'
import { MINUTE } from '#platform/clock.ts'
import {
  monthOf,
  profileFromItem,
  subscriptionFromItem,
  usageFromItems,
} from '#functions/account/account.item.ts'
import { configurationFromItem } from '#functions/configuration/configuration.item.ts'
import { NullableInstant, toNullable, toStored } from '#platform/table/instant.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { resumeFromItem } from '#functions/resume/resume.item.ts'
import { reviewFromItem } from '#functions/resume/review/fact-review.item.ts'
import { runFromItem, runToItem } from '#functions/runs/run.item.ts'
import { settingsFromItem } from '#functions/settings/settings.item.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { newest } from '#platform/table/newest.ts'
import type { Item, Table, TransactionPart } from '#platform/table/table.ts'

// Linking two accounts may leave a send without a run.
const CycleItem = z.object({
  lastRunId: z._default(z.nullable(z.string()), null),
  lastSentAt: NullableInstant,
})

const cycleFromItem = (item: Item | null): CycleState =>
  item === null ? { lastRunId: null, lastSentAt: null } : CycleItem.parse(item)

/** A claimed run that nobody planned is the sweeper's business after this long. */
const SWEEP_AFTER_MS = 3 * MINUTE
const dueAfter = (at: Date): string => toStored(new Date(at.getTime() + SWEEP_AFTER_MS))

/** Runs in the table and the day's claim that keeps them 24 hours apart. */
export function runStore(table: Table) {
  return {
    /** Everything that decides about a run, in one round trip; null when the account is gone. */
    async context(userId: string, now: Date): Promise<CycleContext | null> {
      const [batch, resume, run] = await Promise.all([
        table.getMany([
          keys.profile(userId),
          keys.subscription(userId),
          keys.usage(userId, monthOf(now)),
          keys.trialUsage(userId),
          keys.configuration(userId),
          keys.gmail(userId),
          keys.cycle(userId),
          keys.systemSettings(),
          keys.factReview(userId),
        ]),
        newest(table, userId, 'RESUME#'),
        newest(table, userId, 'RUN#'),
      ])
      const [profile, subscription, month, trial, configuration, mailbox, cycle, settings, review] = batch
      if (!profile || !subscription) return null
      return {
        account: profileFromItem(profile),
        subscription: subscriptionAt(subscriptionFromItem(subscription), now),
        usage: usageFromItems(month ?? null, trial ?? null, now),
        dailyCap: settingsFromItem(settings ?? null).emailsPerDayPerUser,
        configuration: configuration ? configurationFromItem(configuration) : null,
        resume: resume && resumeFromItem(resume),
        review: reviewFromItem(review ?? null),
        mailbox: mailbox ? mailboxFromItem(mailbox) : null,
        cycle: cycleFromItem(cycle ?? null),
        latestRun: run && runFromItem(run),
      }
    },

    async find(userId: string, runId: string) {
      const item = await table.get(keys.run(userId, runId))
      return item && runFromItem(item)
    },

    async latest(userId: string) {
      const item = await newest(table, userId, 'RUN#')
      return item && runFromItem(item)
    },

    /**
     * Claims the day from `sentAt` on: false when another run was claimed since `expectedLastRunId` was read.
     */
    async claim(run: RunRecord, expectedLastRunId: string | null, sentAt: Date = run.startedAt) {
      const failed = await table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...runToItem(run), openPk: openShard(run.id), openSk: dueAfter(run.startedAt) },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        {
          Update: {
            TableName: table.name,
            Key: { ...keys.cycle(run.userId) },
            UpdateExpression: 'SET lastRunId = :run, lastSentAt = :at',
            ConditionExpression:
              expectedLastRunId === null ? 'attribute_not_exists(lastRunId)' : 'lastRunId = :expected',
            ExpressionAttributeValues: {
              ':run': run.id,
              ':at': toStored(sentAt),
              ...(expectedLastRunId === null ? {} : { ':expected': expectedLastRunId }),
            },
          },
        },
      ])
      return failed.length === 0
    },

    /** Records a run that ended before it began, without touching the day's claim. */
    async record(run: RunRecord) {
      await table.put(runToItem(run), { expression: 'attribute_not_exists(pk)' })
    },

    /** Takes the planning of a run; null when it is planned already or somebody else holds it. */
    async takePlanning(userId: string, runId: string, lease: Lease, now: Date) {
      const item = await table.update(keys.run(userId, runId), {
        UpdateExpression: 'SET #state = :planning, leaseUntil = :until, openSk = :due',
        ConditionExpression:
          '#state IN (:queued, :planning) AND (attribute_not_exists(leaseUntil) OR leaseUntil = :none OR leaseUntil <= :now)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':planning': 'planning',
          ':queued': 'queued',
          ':until': toStored(lease.until),
          ':due': dueAfter(lease.until),
          ':now': toStored(now),
          ':none': null,
        },
      })
      return item && runFromItem(item)
    },

    async progress(run: RunRecord, result: PlanResult) {
      const { expression, names, values } = figures(result)
      await table.update(keys.run(run.userId, run.id), {
        UpdateExpression: `SET ${expression}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      })
    },

    /** Ends the planning. With `giveDayBack` the claim on the day returns to what it was. */
    async finishPlanning(run: RunRecord, result: PlanResult, now: Date, giveDayBack: boolean) {
      if (!giveDayBack) {
        await table.transact([endPlanning(table, run, result, now, '')])
        return
      }
      const nothing = endPlanning(table, run, result, now, ' AND reserved = :nothing')
      const failed = await table.transact([nothing, giveBack(table, run)])
      if (failed.length === 0) return
      // A later run has claimed the day meanwhile: this one has nothing left to give back, but it has to end.
      if (!failed.includes(0)) await table.transact([nothing])
      // Another worker held the planning too and has reserved: then it did not come to nothing.
      else
        await table.transact([
          endPlanning(table, run, { ...result, outcome: null }, now, ' AND reserved > :nothing'),
        ])
    },

    /**
     * The run, the first time this is asked after its last email ended; null before that and ever after. Where
     * no email came to a draft, the claim on the day returns to what it was.
     */
    async claimNotification(userId: string, runId: string, now: Date) {
      // Asked after every email, and true after one: a read costs a fifth of a write that is refused.
      const item = await table.get(keys.run(userId, runId))
      if (
        item === null ||
        item['state'] !== 'planned' ||
        item['open'] !== 0 ||
        item['noticeAt'] !== undefined
      )
        return null
      const run = runFromItem(item)
      const ended = endOfEmails(table, run, now)
      if (run.drafted + run.ready > 0) return (await table.transact([ended])).length === 0 ? run : null
      const failed = await table.transact([ended, giveBack(table, run)])
      if (failed.includes(0)) return null
      // A later run has claimed the day meanwhile.
      return failed.length === 0 || (await table.transact([ended])).length === 0 ? run : null
    },

    async note({ userId, id }: Pick<RunRecord, 'userId' | 'id'>, note: string) {
      await table.update(keys.run(userId, id), {
        UpdateExpression: 'SET notes = list_append(notes, :note)',
        ConditionExpression: 'attribute_exists(pk) AND NOT contains(notes, :text)',
        ExpressionAttributeValues: { ':note': [note], ':text': note },
      })
    },
  }
}

export type RunStore = ReturnType<typeof runStore>

function endPlanning(
  table: Table,
  run: RunRecord,
  result: PlanResult,
  now: Date,
  only: '' | ' AND reserved = :nothing' | ' AND reserved > :nothing',
): TransactionPart {
  const { expression, names, values } = figures(result)
  return {
    Update: {
      TableName: table.name,
      Key: { ...keys.run(run.userId, run.id) },
      UpdateExpression: `SET #state = :planned, outcome = :outcome, plannedAt = :now, ${expression} REMOVE openPk, openSk, leaseUntil`,
      ConditionExpression: `#state = :planning${only}`,
      ExpressionAttributeNames: { ...names, '#state': 'state' },
      ExpressionAttributeValues: {
        ...values,
        ':planned': 'planned',
        ':planning': 'planning',
        ':outcome': result.outcome,
        ':now': toStored(now),
        ...(only === '' ? {} : { ':nothing': 0 }),
      },
    },
  }
}

const endOfEmails = (table: Table, { userId, id }: RunRecord, now: Date): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.run(userId, id) },
    UpdateExpression: 'SET noticeAt = :now',
    ConditionExpression:
      '#state = :planned AND #open = :none AND reserved > :none AND attribute_not_exists(noticeAt)',
    ExpressionAttributeNames: { '#state': 'state', '#open': 'open' },
    ExpressionAttributeValues: { ':now': toStored(now), ':planned': 'planned', ':none': 0 },
  },
})

const giveBack = (table: Table, run: RunRecord): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.cycle(run.userId) },
    UpdateExpression: 'SET lastSentAt = :before',
    ConditionExpression: 'lastRunId = :run',
    ExpressionAttributeValues: { ':before': toNullable(run.previousSentAt), ':run': run.id },
  },
})

function figures(result: PlanResult): {
  expression: string
  names: Record<string, string>
  values: Record<string, unknown>
} {
  const { found, matched, contacted, whole, skips, notes, people } = result
  const fields = Object.entries({
    found,
    matched,
    contacted,
    whole,
    skips,
    people,
    planNotes: [...notes],
  })
  return {
    expression: fields.map(([name]) => `#${name} = :${name}`).join(', '),
    names: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
  }
}
