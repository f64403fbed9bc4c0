import * as z from 'zod/mini'
import { recordOf } from '#shared/keys-of.ts'
import { EmailMark } from './outreach.ts'

/**
 * The tracker's folders. Each email is in at most one, except that what is due is also elsewhere: `to_read` has no mark and is a draft or a text, `gone` has no mark and its draft is no longer
 * in Gmail, `next_step_due` has those whose user planned a step for today or before, a mark is what its user said, and `sent` holds the last email of each thread.
 */
export const EmailFolder = z.enum([
  'to_read',
  'gone',
  'follow_up_due',
  'next_step_due',
  ...EmailMark.options,
  'failed',
])
export type EmailFolder = z.infer<typeof EmailFolder>

/** Emails by folder, each up to `TRACKER.maxCounted`: that many means that many or more. */
export const FolderCounts = z.object(recordOf(EmailFolder.options, () => z.number()))
export type FolderCounts = z.infer<typeof FolderCounts>

export const EmailOrder = z.enum(['newest', 'oldest', 'company'])
export type EmailOrder = z.infer<typeof EmailOrder>
