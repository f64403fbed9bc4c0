import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import { FactsItem } from '#engine/values/resume-facts.ts'

const ResumeItem = z.object({
  id: z.string(),
  userId: z.string(),
  /** Made by the server; the user's own file name is used for display only. */
  fileName: z.string(),
  originalFileName: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx', 'txt']),
  /** Bytes. */
  size: z.number(),
  uploadedAt: StoredInstant,
  facts: FactsItem,
})

/** A resume's record in the table; the file and its text are in the object store. */
export type StoredResume = Stored<typeof ResumeItem>

export const resumeFromItem = (item: Item): StoredResume => ResumeItem.parse(item)

export const resumeToItem = (resume: StoredResume): Item => ({
  ...keys.resume(resume.userId, resume.id),
  ...resume,
})
