import { DAY, MINUTE } from '#platform/clock.ts'
import { absent, exists, isIn } from '#platform/table/expressions.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { runToItem } from '#functions/runs/run.item.ts'
import type { Posting } from '#engine/values/posting.ts'
import type { LinkProblem } from '#shared/catalog/reasons/link-problems.ts'
import type { OwnPostingInput } from '#shared/models/outreach/own-posting.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import { newRun } from '../run/run-view.ts'
import { ownPostingFromItem, packedContents, type OwnPostingRecord } from './own-posting.item.ts'

/** How long a posting is kept that nobody asked an email for. */
const KEPT_MS = 14 * DAY
/** The sweeper takes up work after this time. */
const SWEEP_AFTER_MS = MINUTE

/** No email of it is under way or written. */
const UNUSED = { state: 'planned', open: 0, drafted: 0, ready: 0 } as const

/** Postings that users found. Each is also the run that its email is counted on. */
export function ownPostingStore(table: Table) {
  const find = async (userId: string, id: string): Promise<OwnPostingRecord | null> => {
    const item = await table.get(keys.ownPosting(userId, id))
    return item && ownPostingFromItem(item)
  }
  const due = (id: string, now: Date) => ({
    openPk: openShard(id),
    openSk: new Date(now.getTime() + SWEEP_AFTER_MS),
  })
  return {
    find,

    /** Begins to read a posting, also anew; false when it is under way already, or has its email. */
    async begin(userId: string, id: string, input: OwnPostingInput, now: Date): Promise<boolean> {
      const run = newRun({ id, userId, trigger: 'manual', wanted: 1, startedAt: now, previousSentAt: null })
      const begun = {
        phase: 'reading',
        startedAt: now,
        packed: packedContents({ input, problem: null, posting: null, needs: [], companyRead: '' }),
        ...due(id, now),
      }
      const ttl = ttlOf(new Date(now.getTime() + KEPT_MS))
      // A run that is not asked for counts as ended.
      const item = { ...runToItem({ ...run, state: 'planned' }), emailId: null, ttl, ...begun }
      if (await table.put(item, absent('pk'))) return true
      return (
        (await table.update(keys.ownPosting(userId, id), {
          set: begun,
          when: [UNUSED, isIn('phase', ['unreadable', 'read', 'asked'])],
        })) !== null
      )
    },

    /** Saves what was read, or why nothing was; no effect if another worker has done so. */
    async saveReading(
      { run: { userId, id }, input }: OwnPostingRecord,
      read:
        | { readonly posting: Posting; readonly needs: readonly string[] }
        | { readonly problem: LinkProblem },
    ) {
      const contents =
        'problem' in read
          ? { ...read, posting: null, needs: [], companyRead: '' }
          : { ...read, problem: null, companyRead: read.posting.company }
      await table.update(keys.ownPosting(userId, id), {
        set: {
          phase: 'problem' in read ? 'unreadable' : 'read',
          packed: packedContents({ input, ...contents, needs: [...contents.needs] }),
        },
        remove: ['openPk', 'openSk'],
        when: { phase: 'reading' },
      })
    },

    /**
     * Asks for the email of a posting as its user corrected it; false when it is asked for already. An email that
     * failed does not stand in the way of another.
     */
    async ask(own: OwnPostingRecord, posting: Posting, emailId: string, now: Date): Promise<boolean> {
      const { userId, id, reserved } = own.run
      const asked = await table.update(keys.ownPosting(userId, id), {
        set: {
          phase: 'asked',
          state: 'queued',
          startedAt: now,
          outcome: null,
          skips: {},
          emailId,
          earlierEmailId: null,
          wanted: reserved + 1,
          writtenTo: [],
          packed: packedContents({ ...own, problem: null, posting }),
          ...due(id, now),
        },
        remove: ['ttl'],
        when: [UNUSED, { reserved }, isIn('phase', ['read', 'asked'])],
      })
      return asked !== null
    },

    email: async (userId: string, emailId: string) => await draftedEmail(table, userId, emailId),

    /** Whether a job was used for an email of its user, which is then noted. */
    async isUsed({ run: { userId, id } }: OwnPostingRecord, jobKey: string): Promise<boolean> {
      const used = await table.get(keys.usedJob(userId, jobKey))
      if (used === null) return false
      await table.update(keys.ownPosting(userId, id), {
        set: { earlierEmailId: used['emailId'] },
        when: exists('pk'),
      })
      return true
    },
  }
}

export type OwnPostingStore = ReturnType<typeof ownPostingStore>
