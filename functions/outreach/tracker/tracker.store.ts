import * as z from 'zod/mini'
import { DAY, dayOf } from '#platform/clock.ts'
import type {
  DayCount,
  DaySpan,
  EmailCount,
  FiledEmail,
  OutlinedEmail,
  ToldEmail,
  TrackedEmail,
} from './model.ts'
import { firstMarkOf } from '../follow-up/follow-up.store.ts'
import { folderRange, type IndexedFolder } from '../emails/email-folder.ts'
import { createdAtOf, createdBetween, emailIdOf, withMaterials } from '../emails/email-range.store.ts'
import { DraftMailbox } from '../emails/drafted-email.store.ts'
import { beginsWith, between } from '#platform/table/expressions.ts'
import { countItems, everyItem } from '#platform/table/every-item.ts'
import { monthOf, revisionsOfDay } from '#functions/account/account.item.ts'
import { counter } from '#platform/table/counter.ts'
import { outreachEmailFromItems, OutlineItem, trackedFromItems } from '../emails/outreach-email.item.ts'
import { MAX_STEPS, StepEntry, stepsUpTo } from '../stages/step-entry.item.ts'
import { stagesOf } from '../stages/stages.item.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { revisionFromItem } from '../revision/revision.item.ts'
import { settingsFromItem } from '#functions/settings/settings.item.ts'
import { keys } from '#platform/table/keys.ts'
import type { EmailFolder } from '#shared/models/outreach/folders.ts'
import { FOLDERS_INDEX, OUTLINES_INDEX } from '#platform/table/table-definition.ts'
import type { Item, Table } from '#platform/table/table.ts'

const UsageKey = z.object({ sk: z.string() })
const FiledItem = z.object({ companyName: z.string() })
const FiledKey = z.object({ folderSk: z._default(z.string(), '') })
const CountKey = z.object({ entrySk: z.string() })

/** The tracker's reads. Days are ranges of sort keys: a page costs a query for emails and one for letters. */
export function trackerStore(table: Table) {
  return {
    /**
     * Emails per day, read from counters, so the cost does not grow with the emails: all that were created,
     * or those counted against the allowance, which excludes failed ones.
     */
    async days(userId: string, which: 'made' | 'used' = 'made'): Promise<readonly DayCount[]> {
      const { items } = await table.query({
        keys: [{ pk: keys.profile(userId).pk }, beginsWith('sk', 'USAGE#')],
        descending: true,
      })
      return items.flatMap((item) => daysOfMonth(item, which === 'made' ? /^n\d\d$/ : /^q\d\d$/))
    },
    /** Emails of the days from `first` to `last`, newest first, after skipping `skip`. */
    async emails(
      userId: string,
      range: DaySpan,
      skip: number,
      limit: number,
    ): Promise<readonly TrackedEmail[]> {
      const [from, until] = [Date.parse(range.first), Date.parse(range.last) + DAY]
      const newest = async (keyOf: typeof keys.email) =>
        await everyItem(
          table,
          { keys: createdBetween(userId, keyOf, from, until), descending: true },
          skip + limit,
        )
      const [emails, materials] = await Promise.all([newest(keys.email), newest(keys.material)])
      return withMaterials(emails.slice(skip), materials).map(([item, material]) =>
        trackedFromItems(item, material),
      )
    },
    /** Only ids and times, for counting. */
    async counts(
      userId: string,
      range: DaySpan,
      skip: number,
      limit: number,
    ): Promise<readonly EmailCount[]> {
      const items = await everyItem(table, outlined(userId, range), skip + limit)
      return items.slice(skip).map(countFromItem)
    },
    /**
     * The first `most` emails of a folder: those sent and marked last come first, in other folders those
     * created last. A change may take a moment to show.
     */
    async folder(
      userId: string,
      folder: EmailFolder,
      now: Date,
      most: number,
    ): Promise<readonly FiledEmail[]> {
      if (folder === 'next_step_due')
        return (await stepsDue(table, userId, now)).map((id) => ({
          id,
          companyName: '',
          createdAt: createdAtOf(id),
        }))
      const items = await everyItem(table, { ...filed(userId, folder, now), descending: true }, most)
      return items.map((item) => {
        const id = emailIdOf(item)
        return { ...FiledItem.parse(item), id, createdAt: createdAtOf(id) }
      })
    },
    /** How many emails a folder has; counting ends at `most`. */
    async folderCount(userId: string, folder: EmailFolder, now: Date, most: number): Promise<number> {
      if (folder === 'next_step_due') return (await stepsDue(table, userId, now)).length
      return await countItems(table, filed(userId, folder, now), most)
    },
    /** What the user told about the newest `most` emails of the days, by id. */
    async told(userId: string, range: DaySpan, most: number): Promise<ReadonlyMap<string, ToldEmail>> {
      const [from, until] = [Date.parse(range.first), Date.parse(range.last) + DAY]
      const keysOf = createdBetween(userId, keys.stages, from, until)
      const items = await everyItem(table, { keys: keysOf, descending: true }, most)
      return new Map(
        items.map((item) => {
          const { changes, lines } = stagesOf(item, { mark: null, markedAt: null })
          return [emailIdOf(item), { marks: changes.map(({ mark }) => mark), lines }]
        }),
      )
    },
    /** Outlines of the newest `most` emails of the days, newest first. A change may take a moment to show. */
    async outlines(userId: string, range: DaySpan, most: number): Promise<readonly OutlinedEmail[]> {
      const items = await everyItem(table, outlined(userId, range), most)
      return items.map((item) => ({ ...OutlineItem.parse(item), ...countFromItem(item) }))
    },
    /**
     * Up to a hundred emails in the order of the ids, without those that are unknown, or were moved out of
     * the folder by a change that its index does not show yet.
     */
    async some(
      userId: string,
      emailIds: readonly string[],
      folder: EmailFolder | null,
      now: Date,
    ): Promise<readonly TrackedEmail[]> {
      if (emailIds.length === 0) return []
      const [emails, materials] = await Promise.all(
        [keys.email, keys.material].map((keyOf) =>
          table.getMany(emailIds.map((emailId) => keyOf(userId, emailId))),
        ),
      )
      return (emails ?? []).flatMap((item, index) =>
        item === null || !isFiled(item, folder, now)
          ? []
          : [trackedFromItems(item, materials?.[index] ?? null)],
      )
    },
    /** An email with its material, its revision, and the hours that an answer may take, in one read. */
    async find(userId: string, emailId: string, now: Date) {
      const [email, material, settings, revision, usage, stages] = await table.getMany([
        keys.email(userId, emailId),
        keys.material(userId, emailId),
        keys.systemSettings(),
        keys.revision(userId, emailId),
        keys.usage(userId, monthOf(now)),
        keys.stages(userId, emailId),
      ])
      if (!email || !material) return null
      const entry = outreachEmailFromItems(email, material)
      return {
        ...entry,
        ...DraftMailbox.parse(email),
        stages: stagesOf(stages ?? null, entry),
        firstMark: await firstMarkOf(table, userId, entry),
        responseTimeoutHours: settingsFromItem(settings ?? null).responseTimeoutHours,
        /** Null until a revision is requested. */
        revision: revision ? revisionFromItem(revision).revision : null,
        /** How many revisions the user has requested today, of all drafts. */
        revisionsToday: counter(usage ?? null, revisionsOfDay(dayOf(now))),
      }
    },
  }
}

export type TrackerStore = ReturnType<typeof trackerStore>

/** An email with everything that its page shows. */
export type DetailedEmail = NonNullable<Awaited<ReturnType<TrackerStore['find']>>>

const outlined = (userId: string, { first, last }: DaySpan) => ({
  index: OUTLINES_INDEX,
  // '~' sorts after every character of an instant, so the last day is included as a whole.
  keys: [{ pk: keys.profile(userId).pk }, between('entrySk', [first, `${last}~`])],
  descending: true,
})

/** Ids of the emails with a next step up to today, in UTC, those of the oldest day first. */
async function stepsDue(table: Table, userId: string, now: Date): Promise<readonly string[]> {
  const items = await everyItem(table, stepsUpTo(userId, dayOf(now)), MAX_STEPS)
  return items.map((item) => StepEntry.parse(item).emailId)
}

const filed = (userId: string, folder: IndexedFolder, now: Date) => ({
  index: FOLDERS_INDEX,
  keys: [{ pk: keys.profile(userId).pk }, between('folderSk', folderRange(folder, now))],
})

function isFiled(item: Item, folder: EmailFolder | null, now: Date): boolean {
  if (folder === null || folder === 'next_step_due') return true
  const [first, last] = folderRange(folder, now)
  const { folderSk } = FiledKey.parse(item)
  return first <= folderSk && folderSk <= last
}

function countFromItem(item: Item) {
  const { entrySk } = CountKey.parse(item)
  return { id: emailIdOf(item), createdAt: StoredInstant.parse(entrySk.slice(0, entrySk.indexOf('#'))) }
}

function daysOfMonth(item: Item, names: RegExp): readonly DayCount[] {
  const month = UsageKey.parse(item).sk.slice('USAGE#'.length)
  return Object.keys(item)
    .filter((name) => names.test(name) && counter(item, name) > 0)
    .map((name) => ({ day: `${month}-${name.slice(1)}`, count: counter(item, name) }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
}
