import { newest } from '#platform/table/newest.ts'
import type { Table } from '#platform/table/table.ts'
import type { ResumeStore } from './ports.ts'
import { resumeFromItem, resumeToItem } from './resume.item.ts'

export const resumeStore = (table: Table): ResumeStore => ({
  async save(userId, resume) {
    await table.put(resumeToItem({ ...resume, userId }))
  },
  async latest(userId) {
    const item = await newest(table, userId, 'RESUME#')
    return item && resumeFromItem(item)
  },
})
