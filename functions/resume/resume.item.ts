import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { withStoredInstants } from '#platform/table/instant.ts'
import { StoredResume } from './model.ts'

export const resumeFromItem = (item: Item): StoredResume => StoredResume.parse(item)

export const resumeToItem = (resume: StoredResume): Item => ({
  ...keys.resume(resume.userId, resume.id),
  ...withStoredInstants(resume),
})
