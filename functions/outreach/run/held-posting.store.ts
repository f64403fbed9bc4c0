import * as z from 'zod/mini'
import { ChosenContact } from '#functions/recipients/model.ts'
import { DAY } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import {
  materialFromItem,
  materialOf,
  newMaterialToItem,
  type NewOutreachEmail,
} from '../emails/outreach-email.item.ts'

/** After this time the posting is old, and the contact's data are no longer needed. */
const KEPT_MS = 14 * DAY

/** A posting that a run held back, with its contact and, best first, others of the company. */
export type HeldEmail = Omit<NewOutreachEmail, 'quota'> & { readonly others: readonly ChosenContact[] }

const HeldItem = z.object({
  runId: z.string(),
  jobKey: z.string(),
  /** Absent for postings from before others were kept. */
  others: z._default(z.array(ChosenContact), []),
})

/** Postings that a run held back, by the id that their email will have. */
export const heldPostingStore = (table: Table) => ({
  /** `others`: people of the company who could be written to instead. */
  async hold(email: Omit<NewOutreachEmail, 'quota'>, now: Date, others: readonly ChosenContact[] = []) {
    await table.put(heldToItem(email, now, others))
  },

  /** The posting with its contact; null when it was never held or is gone. */
  async find(userId: string, id: string): Promise<HeldEmail | null> {
    const item = await table.get(keys.heldPosting(userId, id))
    return item && heldFromItem(userId, id, item)
  },

  /** The people whom these letters are written to, by the id of the letter. */
  async recipientsOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ChosenContact>> {
    const items = await table.getMany(ids.map((id) => keys.material(userId, id)))
    return new Map(
      ids.flatMap((id, index) => {
        const item = items[index] ?? null
        return item === null ? [] : [[id, materialFromItem(item).contact] as const]
      }),
    )
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

export const heldToItem = (
  email: Omit<NewOutreachEmail, 'quota'>,
  now: Date,
  others: readonly ChosenContact[],
): Item => ({
  ...newMaterialToItem(email, { others }),
  ...keys.heldPosting(email.userId, email.id),
  runId: email.runId,
  jobKey: email.jobKey,
  ttl: ttlOf(new Date(now.getTime() + KEPT_MS)),
})

function heldFromItem(userId: string, id: string, item: Item): HeldEmail {
  const { posting, contact, reasons, country } = materialFromItem(item)
  return { ...HeldItem.parse(materialOf(item)), id, userId, posting, contact, reasons, country }
}
