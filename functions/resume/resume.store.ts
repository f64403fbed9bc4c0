import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
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
})

export type ResumeStore = ReturnType<typeof resumeStore>
