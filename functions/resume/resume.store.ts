import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import { reviewFromItem } from './review/fact-review.item.ts'
import { resumeFromItem, resumeToItem } from './resume.item.ts'
import type { StoredResume } from './resume.item.ts'

export const resumeStore = (table: Table) => ({
  async save(userId: string, resume: StoredResume) {
    await table.put(resumeToItem({ ...resume, userId }))
  },
  async latest(userId: string) {
    const [item] = await ownedItems(table, userId, 'RESUME#', { newest: 1 })
    return item ? resumeFromItem(item) : null
  },
  /** The latest resume with the review of its owner; null without a resume. */
  async reviewed(userId: string) {
    const [[item], review] = await Promise.all([
      ownedItems(table, userId, 'RESUME#', { newest: 1 }),
      table.get(keys.factReview(userId)),
    ])
    return item ? { resume: resumeFromItem(item), review: reviewFromItem(review) } : null
  },
})

export type ResumeStore = ReturnType<typeof resumeStore>
