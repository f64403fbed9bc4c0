import * as z from 'zod/mini'
import { profileFromItem } from '#functions/account/account.item.ts'
import { exists } from '#platform/table/expressions.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { inBatches } from '#platform/in-batches.ts'
import { keys, REMINDER_SHARDS, type Key } from '#platform/table/keys.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import { duePage } from '#platform/table/shard-page.ts'
import type { Table } from '#platform/table/table.ts'
import type { Page } from '#platform/walk.ts'
import { OutreachEmailItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { StepEntry, stepsUpTo } from '#functions/outreach/stages/step-entry.item.ts'
import { stagesOf } from '#functions/outreach/stages/stages.item.ts'

const EntryKey = z.object({ pk: z.string(), sk: z.string() })
const Merged = z.object({ mergedInto: z.optional(z.string()) })

/** Steps read for a mail, which names fewer: with their emails they are one batch of the table. */
const MAX_READ = 45
const CONCURRENCY = 8

/** A day of which a user has reminders due. */
export interface DueDay {
  readonly userId: string
  readonly day: string
}

/** Stages after which nothing is left to do. */
const OVER: ReadonlySet<string | null> = new Set(['rejected', 'withdrawn', 'discarded'])

/** Reminders that are due, by the sparse index: nothing else is read, however many users there are. */
export const reminderStore = (table: Table) => ({
  /** A page of the users with reminders due by now, each with the latest day, in one shard or in all. */
  async due(now: Date, after: string | null, shard: number | null = null): Promise<Page<DueDay>> {
    const days = new Map<string, string>()
    const { found, next } = await duePage(table, REMINDER_SHARDS, { now, shard, after })
    for (const key of found) {
      const [userId, day] = [userIdOf(key), key.sk.split('#')[1] ?? '']
      if (day > (days.get(userId) ?? '')) days.set(userId, day)
    }
    return { found: [...days].map(([userId, day]) => ({ userId, day })), next }
  },
  /**
   * What a user is to be reminded of up to a day, oldest first; `account` is null when it gets no mail: it is
   * deleted, deactivated or linked with another, or its user stopped the reminders.
   */
  async of({ userId, day }: DueDay) {
    const pending = (await everyItem(table, openUpTo({ userId, day }))).map((item) => StepEntry.parse(item))
    const read = pending.slice(0, MAX_READ)
    const [profile, deletion, ...items] = await table.getMany([
      keys.profile(userId),
      keys.deletion(userId),
      ...read.flatMap(({ emailId }) => [keys.email(userId, emailId), keys.stages(userId, emailId)]),
    ])
    const account =
      profile && !deletion && !Merged.parse(profile).mergedInto ? profileFromItem(profile) : null
    const steps = read.flatMap((_, index) => {
      const [item, told] = [items[2 * index], items[2 * index + 1]]
      if (!item || !told) return []
      const email = OutreachEmailItem.parse(item)
      const { nextStep } = stagesOf(told, email)
      return nextStep === null || OVER.has(email.mark) ? [] : [{ ...email, ...nextStep }]
    })
    return {
      account: account?.isActive === true && account.remindersOffAt === undefined ? account : null,
      steps,
      /** Those that are not read, of very many. */
      more: pending.length - read.length,
      entries: pending.map(({ pk, sk }) => ({ pk, sk })),
    }
  },
  /** Takes entries out of the index: nobody is reminded of them again. */
  async done(entries: readonly Key[]) {
    await inBatches(entries, CONCURRENCY, async (key) =>
      table.update(key, { remove: ['openPk', 'openSk'], when: exists('pk') }),
    )
  },
  /** Moves a user's entries to a later time, so that they do not hold up others. It reads only their keys. */
  async postpone(due: DueDay, until: Date) {
    const entries = await everyItem(table, { ...openUpTo(due), only: ['pk', 'sk'] })
    await inBatches(entries, CONCURRENCY, async (item) =>
      table.update(EntryKey.parse(item), { set: { openSk: until }, when: exists('openPk') }),
    )
  },
})

/** The entries of a user up to a day that nobody has been reminded of yet. */
const openUpTo = ({ userId, day }: DueDay) => ({
  ...stepsUpTo(userId, day),
  filter: exists('openPk'),
  consistent: true,
})
