import { absent, isIn, part, type TransactionPart } from '#platform/table/expressions.ts'
import { dayOf } from '#platform/clock.ts'
import type { NewStage } from '#shared/models/outreach/stages.ts'
import { levelReached } from '../stages/level-reached.ts'
import { linesTold, type StageRecord, type Stages, stagesOf, stagesToItem } from '../stages/stages.item.ts'
import type { EmailMark } from '#shared/models/outreach/stages.ts'
import { filedUnder, folderKey } from '../emails/email-folder.ts'
import { firstMarkOf, lastOfThread } from '../follow-up/follow-up.store.ts'
import { MARKABLE, type EmailRecord, materialOrEmpty, trackedFrom } from '../emails/outreach-email.item.ts'
import { keys } from '#platform/table/keys.ts'
import { countParts, monthParts } from '#functions/statistics/count-parts.store.ts'
import type { MonthCounts } from '#functions/statistics/month-counts.ts'
import { STAGES } from '#shared/catalog/constants.ts'
import type { Table } from '#platform/table/table.ts'

/** Tries before giving up when other writers keep coming between. */
const MAX_ATTEMPTS = 8

/** The user changes an email's mark; the cycle and the mailbox sync change the state beside it. */
export const userStatusStore = (table: Table) => {
  /** Writes mark, stages and counts in one transaction, again when somebody else wrote in between. */
  async function change(
    userId: string,
    emailId: string,
    now: Date,
    next: (stages: Stages, email: EmailRecord) => readonly StageRecord[],
  ) {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const [item, material, told] = await table.getMany([
        keys.email(userId, emailId),
        keys.material(userId, emailId),
        keys.stages(userId, emailId),
      ])
      if (!item) return 'absent'
      const contents = materialOrEmpty(material ?? null)
      const email = trackedFrom(item, contents)
      if (!MARKABLE.some((state) => state === email.state)) return 'not_markable'
      const stages = stagesOf(told ?? null, email)
      const changes = next(stages, email)
      // Already so by another tab, or by a request whose answer was lost.
      const savedAt = (changes.at(-1)?.savedAt ?? now).toISOString()
      if (changes === stages.changes) return { ...email, savedAt }
      const { mark, at } = changes.at(-1) ?? { mark: null, at: now }
      const marked = { ...email, mark, markedAt: mark === null ? null : at }
      const lines = linesTold(contents.letter)
      const threaded = await inThread(table, userId, marked)
      const failed = await table.transact([
        markPart(userId, email, marked, threaded.firstMark),
        ...threaded.parts,
        part.put(
          stagesToItem(userId, emailId, { ...stages, changes, lines }),
          told ? { version: stages.version } : absent('pk'),
        ),
        ...countParts({ what: 'marked', id: emailId, from: email.mark, to: mark }, now),
        // In the month of the email, so that shares are of the same emails.
        ...monthParts(
          emailId,
          email.createdAt,
          differenceOf(
            levelReached(email.mark, marksOf(stages.changes)),
            levelReached(mark, marksOf(changes.slice(-STAGES.kept))),
          ),
        ),
      ])
      if (failed.length === 0) return { ...marked, savedAt }
    }
    return 'not_markable'
  }

  return {
    /**
     * Marks a written email that the cycle is done with, or removes its mark. The same mark again keeps its
     * first time, unless it comes with a day or a note. Returns the changed email,
     * with the time by which the change is taken back, or why it cannot be marked.
     */
    set: async (userId: string, emailId: string, stage: NewStage, now: Date) =>
      await change(userId, emailId, now, ({ changes }, email) => withStage(changes, email.mark, stage, now)),

    /** Takes back the change that was saved at this time, if it is the latest one. */
    undo: async (userId: string, emailId: string, savedAt: string, now: Date) =>
      await change(userId, emailId, now, ({ changes }) =>
        changes.at(-1)?.savedAt.toISOString() === savedAt ? changes.slice(0, -1) : changes,
      ),
  }
}

/** The changes with a new one; the same list when there is nothing new. */
function withStage(
  changes: readonly StageRecord[],
  current: StageRecord['mark'],
  { mark, on, note }: NewStage,
  now: Date,
): readonly StageRecord[] {
  const last = changes.at(-1)
  if (mark !== current || (last === undefined && mark !== null))
    return [...changes, { mark, at: instantOf(on, now), savedAt: later(now, last), note: note || null }]
  if (last === undefined) return changes
  const told = {
    ...last,
    at: on === undefined || on === dayOf(last.at) ? last.at : instantOf(on, now),
    note: note === undefined ? last.note : note || null,
  }
  const isSame = told.note === last.note && told.at.getTime() === last.at.getTime()
  return isSame ? changes : [...changes.slice(0, -1), told]
}

const marksOf = (changes: readonly StageRecord[]) => changes.map(({ mark }) => mark)

/** What a change of how far an email came, by its user's word, adds to the counts. */
const differenceOf = (from: number, to: number): MonthCounts => {
  const atLeast = (level: number) => Number(to >= level) - Number(from >= level)
  return { sent: atLeast(1), answered: atLeast(2), interviews: atLeast(3) }
}

/** Each change has a time of its own, by which it is taken back. */
const later = (now: Date, last: StageRecord | undefined): Date =>
  last !== undefined && last.savedAt >= now ? new Date(last.savedAt.getTime() + 1) : now

/** An earlier day has no time of day: its noon is that day in most of the world. */
const instantOf = (on: string | undefined, now: Date): Date =>
  on === undefined || on === dayOf(now) ? now : new Date(`${on}T12:00:00.000Z`)

/**
 * Requires the mark that was read, because the change from one mark to the other is counted, and the place in
 * the thread, because both decide about the folder.
 */
function markPart(
  userId: string,
  { mark: from }: EmailRecord,
  marked: EmailRecord,
  firstMark: EmailMark | null,
): TransactionPart {
  const { set, remove } = filedUnder(folderKey(marked, firstMark))
  const { mark, markedAt, followedBy } = marked
  return part.update(keys.email(userId, marked.id), {
    set: { ...set, ...(mark !== null && markedAt !== null && { mark, markedAt }) },
    remove: [...remove, ...(mark === null ? ['mark', 'markedAt'] : [])],
    when: [
      isIn('state', MARKABLE),
      from === null ? absent('mark') : { mark: from },
      followedBy === null ? absent('followedBy') : { followedBy },
    ],
  })
}

/**
 * The mark of the thread's first email, which decides with the email's own whether a follow-up may be written,
 * and the parts that keep the rest of the thread consistent with it.
 */
async function inThread(
  table: Table,
  userId: string,
  changed: EmailRecord,
): Promise<{ firstMark: EmailMark | null; parts: readonly TransactionPart[] }> {
  if (changed.followUpOf !== null) return { firstMark: await firstMarkOf(table, userId, changed), parts: [] }
  const last = await lastOfThread(table, userId, changed)
  if (last?.mark !== 'sent') return { firstMark: changed.mark, parts: [] }
  const { set, remove } = filedUnder(folderKey(last, changed.mark))
  return {
    firstMark: changed.mark,
    parts: [
      part.update(keys.email(userId, last.id), {
        set,
        remove,
        when: [{ mark: 'sent' }, absent('followedBy')],
      }),
    ],
  }
}
