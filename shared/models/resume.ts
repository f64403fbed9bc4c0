import * as z from 'zod/mini'
import { Instant } from './wire-types.ts'

/** The latest resume. `storageUrl` names our own download path, never the object store. */
export const Resume = z.object({
  id: z.string(),
  fileName: z.string(),
  originalFileName: z.string(),
  storageUrl: z.string(),
  uploadedAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  content: z.string(),
  /** Summary of what was read, so that the user can check it. */
  summary: z.object({
    name: z.nullable(z.string()),
    roles: z.number(),
    skills: z.number(),
    /** Number of bullets or sentences about what was done. */
    lines: z.number(),
  }),
})
export type Resume = z.infer<typeof Resume>

export const ResumeUpload = z.strictObject({
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  originalFileName: z.string().check(z.minLength(1), z.maxLength(255)),
  fileSize: z.number().check(z.nonnegative()),
  fileType: z.string().check(z.maxLength(200)),
  /** The file itself as a data URL. */
  storageUrl: z.string(),
})
export type ResumeUpload = z.infer<typeof ResumeUpload>
