import * as z from 'zod/mini'
import { BULK } from '#shared/catalog/constants.ts'
import { EmailMark } from '#shared/models/outreach/stages.ts'
import { id, Instant } from '#shared/models/wire-types.ts'
import { contract } from './contract.ts'

const emailId = id('out')
const tooMany = (most: number) => `Name at most ${most} emails.`

/** The emails that were refused, each with why. The others were done. */
const refused = z.array(z.object({ id: z.string(), code: z.string(), message: z.string() }))

export const markEmails = contract('markEmails', 'POST /api/email-outreach/marks', {
  auth: 'user',
  summary:
    'Marks what came of many written emails, each by itself; null removes a mark. With `undo`, the time that a change was saved at, it is taken back if it is the latest one. Repeating it changes nothing.',
  body: z.strictObject({
    marks: z
      .array(
        z.union([
          z.strictObject({ id: emailId, mark: z.nullable(EmailMark) }),
          z.strictObject({ id: emailId, undo: Instant }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(BULK.marks, tooMany(BULK.marks))),
  }),
  reply: { 200: z.object({ done: z.array(z.object({ id: z.string(), savedAt: Instant })), refused }) },
})

export const followUpEmails = contract('followUpEmails', 'POST /api/email-outreach/follow-ups', {
  auth: 'user',
  activity: 'follow_up_asked',
  summary:
    'Has a follow-up written to each of many emails that are due for one. They do not count against the allowance; repeating the request returns the same follow-ups.',
  body: z.strictObject({
    ids: z.array(emailId).check(z.minLength(1), z.maxLength(BULK.followUps, tooMany(BULK.followUps))),
  }),
  reply: { 202: z.object({ done: z.array(z.object({ of: z.string(), id: z.string() })), refused }) },
})
