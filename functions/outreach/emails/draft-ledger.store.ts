import * as z from 'zod/mini'
import { unmarkedKey } from './email-folder.ts'
import { createdBetween } from './email-range.store.ts'
import { absent, type Change, type Condition, exists, isIn } from '#platform/table/expressions.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { SavedDraft } from '#functions/mailbox/model.ts'

const Saved = z.object({
  id: z.string(),
  draftId: z.string(),
  state: z.enum(['drafted', 'gone']),
  openedAt: StoredInstant,
})

/** The drafts that the tracker's emails know of. Only the attributes needed for a comparison are read. */
export const draftLedger = (table: Table) => ({
  /** Emails created since `since` whose draft was saved in the mailbox of this address. */
  async savedIn(userId: string, address: string, since: Date): Promise<readonly SavedDraft[]> {
    const items = await everyItem(table, {
      keys: createdBetween(userId, keys.email, since.getTime(), null),
      filter: [isIn('state', ['drafted', 'gone']), { draftMailbox: address }],
      only: Object.keys(Saved.shape),
    })
    return items.map((item) => {
      const { id, draftId, state, openedAt } = Saved.parse(item)
      return { emailId: id, draftId, openedAt, isGone: state === 'gone' }
    })
  },
  /** Marks a draft as gone, if the email still refers to it. Calling it again changes nothing. */
  async markGone(userId: string, { emailId, draftId }: Pick<SavedDraft, 'emailId' | 'draftId'>, now: Date) {
    await refiled(table, keys.email(userId, emailId), unmarkedKey('gone', emailId), {
      set: { state: 'gone', goneAt: now },
      when: { state: 'drafted', draftId },
    })
  },
  /** Marks a draft that was gone as present again. */
  async markBack(userId: string, { emailId, draftId }: SavedDraft) {
    await refiled(table, keys.email(userId, emailId), unmarkedKey('drafted', emailId), {
      set: { state: 'drafted' },
      remove: ['goneAt'],
      when: { state: 'gone', draftId },
    })
  },
})

/** Changes an email, and files it under `folderSk` unless its user's mark decides about its folder. */
async function refiled(table: Table, key: Key, folderSk: string, change: Change & { when: Condition }) {
  const unmarked = { ...change, set: { ...change.set, folderSk }, when: [change.when, absent('mark')] }
  if ((await table.update(key, unmarked)) === null)
    await table.update(key, { ...change, when: [change.when, exists('mark')] })
}
