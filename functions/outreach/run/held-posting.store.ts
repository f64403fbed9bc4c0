import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import { materialFromItem, newMaterialToItem, type NewOutreachEmail } from '../emails/outreach-email.item.ts'

/** After this time the posting is old, and the contact's data are no longer needed. */
const KEPT_MS = 14 * DAY

const HeldItem = z.object({ runId: z.string(), jobKey: z.string() })

/** Postings that a run held back, by the id that their email will have. */
export const heldPostingStore = (table: Table) => ({
  async hold(email: Omit<NewOutreachEmail, 'quota'>, now: Date) {
    const { userId, id, runId, jobKey } = email
    await table.put({
      ...newMaterialToItem(email),
      ...keys.heldPosting(userId, id),
      runId,
      jobKey,
      ttl: ttlOf(new Date(now.getTime() + KEPT_MS)),
    })
  },

  /** The posting with its contact; null when it was never held or is gone. */
  async find(userId: string, id: string): Promise<Omit<NewOutreachEmail, 'quota'> | null> {
    const item = await table.get(keys.heldPosting(userId, id))
    return item && heldFromItem(userId, id, item)
  },

  /** Many of them, in the order of their ids; null for one that is gone. */
  async findMany(userId: string, ids: readonly string[]) {
    const items = await table.getMany(ids.map((id) => keys.heldPosting(userId, id)))
    return ids.map((id, index) => {
      const item = items[index] ?? null
      return item && heldFromItem(userId, id, item)
    })
  },

  /** Whether the email was written already. */
  async isWritten(userId: string, id: string) {
    return (await draftedEmail(table, userId, id)) !== null
  },
})

function heldFromItem(userId: string, id: string, item: Item): Omit<NewOutreachEmail, 'quota'> {
  const { posting, contact, reasons, country } = materialFromItem(item)
  return { ...HeldItem.parse(item), id, userId, posting, contact, reasons, country }
}
