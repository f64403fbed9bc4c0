import * as z from 'zod/mini'
import { Instant } from './wire-types.ts'

/** The latest resume. `storageUrl` is our own reference, never a URL of the object store. */
export const Resume = z.object({
  id: z.string(),
  fileName: z.string(),
  originalFileName: z.string(),
  storageUrl: z.string(),
  uploadedAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  content: z.string(),
  /** Summary of what was read, which shows the user that the resume was understood. */
  summary: z.object({
    name: z.nullable(z.string()),
    roles: z.number(),
    skills: z.number(),
    /** Number of statements: bullets and sentences. */
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

/** A file of 4 MiB is 5.6 MiB in base64, and a Lambda accepts requests of up to 6 MiB. */
export const UPLOAD_BODY_LIMIT = 5_900_000

/** Why a file is not taken. */
export const UPLOAD_ERRORS = [
  'resume_too_large',
  'resume_type_unsupported',
  'resume_type_mismatch',
  'resume_empty',
  'resume_encrypted',
  'resume_scanned',
  'resume_corrupt',
  'resume_not_a_resume',
] as const
