import { newest } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import { resumeFromItem, resumeToItem } from './resume.item.ts'
import type { StoredResume } from './model.ts'

export const resumeStore = (table: Table) => ({
  async save(userId: string, resume: StoredResume) {
    await table.put(resumeToItem({ ...resume, userId }))
  },
  async latest(userId: string) {
    const item = await newest(table, userId, 'RESUME#')
    return item && resumeFromItem(item)
  },
})

export type ResumeStore = ReturnType<typeof resumeStore>
