import type { DraftingNote } from '#shared/catalog/reasons/run-notes.ts'
import {
  above,
  absent,
  anyOf,
  exists,
  isIn,
  lacks,
  part,
  type Condition,
  type TransactionPart,
} from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import { FRUITLESS } from './outcomes.ts'
import type { CycleState, RunRecord } from '#functions/runs/model.ts'
import type { CycleContext, Lease, PlanResult } from '../model.ts'
import { MINUTE } from '#platform/clock.ts'
import { accountKeys, snapshotOf } from '#functions/account/account.store.ts'
import { configurationFromItem } from '#functions/configuration/configuration.item.ts'
import { NullableInstant } from '#platform/table/instant.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { resumeFromItem } from '#functions/resume/resume.item.ts'
import { reviewFromItem } from '#functions/resume/review/fact-review.item.ts'
import { runFromItem, runToItem } from '#functions/runs/run.item.ts'
import { settingsFromItem } from '#functions/settings/settings.item.ts'
import { type NewShortlist, shortlistToItem } from '../shortlist/shortlist.item.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { isUnleased, sweptAfter } from '#platform/table/leases.ts'
import { listedEmptyRun } from '#platform/table/lists/list-places.ts'
import type { Item, Table } from '#platform/table/table.ts'

// After two accounts were linked, `lastSentAt` may be set without `lastRunId`.
const CycleItem = z.object({
  lastRunId: z._default(z.nullable(z.string()), null),
  lastSentAt: NullableInstant,
})

const cycleFromItem = (item: Item | null): CycleState =>
  item === null ? { lastRunId: null, lastSentAt: null } : CycleItem.parse(item)

/** The sweeper takes up a claimed run that was not planned after this time. */
const SWEEP_AFTER_MS = 3 * MINUTE
const dueAfter = (at: Date): Date => new Date(at.getTime() + SWEEP_AFTER_MS)

/** Runs in the table, and the claim on the day that keeps runs 24 hours apart. */
export function runStore(table: Table) {
  return {
    /** Everything that a decision about a run needs, in one round trip; null when the account is gone. */
    async context(userId: string, now: Date): Promise<CycleContext | null> {
      const [batch, [resume], [run]] = await Promise.all([
        table.getMany([
          keys.configuration(userId),
          keys.gmail(userId),
          keys.cycle(userId),
          keys.systemSettings(),
          keys.factReview(userId),
          ...accountKeys(userId, now),
        ]),
        ownedItems(table, userId, 'RESUME#', { newest: 1 }),
        ownedItems(table, userId, 'RUN#', { newest: 1 }),
      ])
      const [configuration, mailbox, cycle, settings, review, ...account] = batch
      const snapshot = snapshotOf(account, now)
      if (snapshot === null) return null
      return {
        ...snapshot,
        dailyCap: settingsFromItem(settings ?? null).emailsPerDayPerUser,
        configuration: configuration ? configurationFromItem(configuration) : null,
        resume: resume ? resumeFromItem(resume) : null,
        review: reviewFromItem(review ?? null),
        mailbox: mailbox ? mailboxFromItem(mailbox) : null,
        cycle: cycleFromItem(cycle ?? null),
        latestRun: run ? runFromItem(run) : null,
      }
    },

    async find(userId: string, runId: string) {
      const item = await table.get(keys.run(userId, runId))
      return item && runFromItem(item)
    },

    async latest(userId: string) {
      const [item] = await ownedItems(table, userId, 'RUN#', { newest: 1 })
      return item ? runFromItem(item) : null
    },

    /**
     * Claims the day from `sentAt` on; false if another run was claimed since `expectedLastRunId` was read.
     */
    async claim(run: RunRecord, expectedLastRunId: string | null, sentAt: Date = run.startedAt) {
      const failed = await table.transact([
        part.put(
          { ...runToItem(run), openPk: openShard(run.id), openSk: dueAfter(run.startedAt) },
          absent('pk'),
        ),
        part.update(keys.cycle(run.userId), {
          set: { lastRunId: run.id, lastSentAt: sentAt },
          when: expectedLastRunId === null ? absent('lastRunId') : { lastRunId: expectedLastRunId },
        }),
      ])
      return failed.length === 0
    },

    /** Records a run that ended before it began, without changing the claim on the day. */
    async record(run: RunRecord) {
      await table.put({ ...runToItem(run), ...emptyPlace(run, run.outcome, run.startedAt) }, absent('pk'))
    },

    /**
     * Acquires the planning of a run; `leased` while another worker holds it, null when the run is planned
     * already or gone.
     */
    async takePlanning(userId: string, runId: string, lease: Lease, now: Date) {
      const key = keys.run(userId, runId)
      const item = await table.update(key, {
        set: { state: 'planning', ...held(lease) },
        when: [isIn('state', ['queued', 'planning']), anyOf(absent('leaseUntil'), isUnleased(now))],
      })
      if (item !== null) return runFromItem(item)
      const other = await table.get(key)
      return other === null || other['state'] === 'planned' ? null : 'leased'
    },

    /** Renews the lease of a planning that goes on; no effect when another worker has acquired it. */
    async renewPlanning({ userId, id }: Pick<RunRecord, 'userId' | 'id'>, lease: Lease) {
      await table.update(keys.run(userId, id), {
        set: held(lease),
        when: { state: 'planning', leaseToken: lease.token },
      })
    },

    async progress(run: RunRecord, result: PlanResult) {
      await table.update(keys.run(run.userId, run.id), { set: figures(result) })
    },

    /**
     * Ends the planning, for the first of two workers that do. With `releaseDay` the claim on the day is set back to what it
     * was; a shortlist replaces that of an earlier run. Whether this worker ended it, with what it found.
     */
    async finishPlanning(
      run: RunRecord,
      result: PlanResult,
      now: Date,
      releaseDay: boolean,
      shortlist: NewShortlist | null = null,
    ): Promise<boolean> {
      if (!releaseDay) {
        const lists = shortlist === null ? [] : [part.put(shortlistToItem(shortlist, now))]
        return (await table.transact([endPlanning(run, result, now), ...lists])).length === 0
      }
      const nothing = endPlanning(run, result, now, { reserved: 0 })
      const failed = await table.transact([nothing, releaseClaim(run)])
      if (failed.length === 0) return true
      // A later run has claimed the day meanwhile: this one has no claim to release, but has to end.
      if (!failed.includes(0)) await table.transact([nothing])
      // Another worker was planning too and has reserved emails, so the run did have a result.
      else await table.transact([endPlanning(run, { ...result, outcome: null }, now, above('reserved', 0))])
      return false
    },

    /**
     * Returns the run on the first call after its last email ended; null before that and ever after. When no
     * email became a draft, the claim on the day is set back to what it was.
     */
    async claimNotification(userId: string, runId: string, now: Date) {
      // Called after every email but successful only once: a read costs a fifth of a refused write.
      const item = await table.get(keys.run(userId, runId))
      if (
        item === null ||
        item['state'] !== 'planned' ||
        item['open'] !== 0 ||
        item['noticeAt'] !== undefined
      )
        return null
      const run = runFromItem(item)
      const isEmpty = run.drafted + run.ready === 0 && run.outcome !== 'shortlist_ready'
      const ended = endOfEmails(run, now, isEmpty ? (run.mailboxLost ? 'mailbox_lost' : 'all_failed') : null)
      // A shortlist has used the day, and its user may choose others.
      if (!isEmpty) return (await table.transact([ended])).length === 0 ? run : null
      const failed = await table.transact([ended, releaseClaim(run)])
      if (failed.includes(0)) return null
      // A later run has claimed the day meanwhile.
      return failed.length === 0 || (await table.transact([ended])).length === 0 ? run : null
    },

    async note({ userId, id }: Pick<RunRecord, 'userId' | 'id'>, note: DraftingNote) {
      await table.update(keys.run(userId, id), {
        append: { notes: [note] },
        when: [exists('pk'), lacks('notes', note)],
      })
    },
  }
}

export type RunStore = ReturnType<typeof runStore>

/** The sweeper finds the run a minute after its worker died, unless the queue delivers the message before. */
const held = ({ token, until }: Lease) => ({
  leaseToken: token,
  leaseUntil: until,
  openSk: sweptAfter(until),
})

const endPlanning = (run: RunRecord, result: PlanResult, now: Date, only: Condition = []): TransactionPart =>
  part.update(keys.run(run.userId, run.id), {
    set: {
      state: 'planned',
      outcome: result.outcome,
      plannedAt: now,
      ...figures(result),
      ...emptyPlace(run, result.outcome, now),
    },
    remove: ['openPk', 'openSk', 'leaseToken', 'leaseUntil'],
    when: [{ state: 'planning' }, only],
  })

const EMPTY: ReadonlySet<RunOutcome> = new Set([...FRUITLESS, 'all_failed', 'mailbox_lost'])

/** The place in the list of runs that ended with nothing; none for another outcome. */
const emptyPlace = ({ id }: Pick<RunRecord, 'id'>, outcome: RunOutcome | null, now: Date): Item =>
  outcome !== null && EMPTY.has(outcome) ? listedEmptyRun(id, now, outcome) : {}

const endOfEmails = ({ userId, id }: RunRecord, now: Date, outcome: RunOutcome | null): TransactionPart =>
  part.update(keys.run(userId, id), {
    set: { noticeAt: now, ...emptyPlace({ id }, outcome, now) },
    when: [{ state: 'planned', open: 0 }, above('reserved', 0), absent('noticeAt')],
  })

const releaseClaim = (run: RunRecord): TransactionPart =>
  part.update(keys.cycle(run.userId), {
    set: { lastSentAt: run.previousSentAt },
    when: { lastRunId: run.id },
  })

const figures = ({
  found,
  matched,
  contacted,
  whole,
  shortlisted,
  skips,
  notes,
  people,
  heldPostings,
}: PlanResult) => ({
  found,
  matched,
  contacted,
  whole,
  shortlisted,
  skips,
  people,
  heldPostings: [...heldPostings],
  planNotes: [...notes],
})
