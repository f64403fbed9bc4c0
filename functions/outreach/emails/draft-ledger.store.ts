import * as z from 'zod/mini'
import { emailsSince } from './email-range.store.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { SavedDraft } from '#functions/mailbox/model.ts'

const Saved = z.object({
  id: z.string(),
  draftId: z.string(),
  state: z.enum(['drafted', 'gone']),
  openedAt: StoredInstant,
})

const NAMES = { '#state': 'state' }

/** Drafts as the tracker's emails know them; of an email no more is read than what it takes to compare. */
export const draftLedger = (table: Table) => ({
  /** Emails made since then whose draft was saved in the mailbox of this address. */
  async savedIn(userId: string, address: string, since: Date): Promise<readonly SavedDraft[]> {
    const items = await everyItem(table, {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :end',
      FilterExpression: '#state IN (:drafted, :gone) AND draftMailbox = :address',
      ProjectionExpression: 'id, draftId, #state, openedAt',
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: {
        ':pk': keys.profile(userId).pk,
        ...emailsSince(since.getTime()),
        ':drafted': 'drafted',
        ':gone': 'gone',
        ':address': address,
      },
    })
    return items.map((item) => {
      const { id, draftId, state, openedAt } = Saved.parse(item)
      return { emailId: id, draftId, openedAt, isGone: state === 'gone' }
    })
  },
  /** Only while the email still stands for that draft; calling it again changes nothing. */
  async markGone(userId: string, { emailId, draftId }: SavedDraft, now: Date) {
    await table.update(keys.email(userId, emailId), {
      set: { state: 'gone', goneAt: toStored(now) },
      when: { state: 'drafted', draftId },
    })
  },
  /** The draft is there after all. */
  async markBack(userId: string, { emailId, draftId }: SavedDraft) {
    await table.update(keys.email(userId, emailId), {
      set: { state: 'drafted' },
      remove: ['goneAt'],
      when: { state: 'gone', draftId },
    })
  },
})

export type DraftLedger = ReturnType<typeof draftLedger>
