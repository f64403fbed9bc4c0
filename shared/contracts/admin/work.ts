import * as z from 'zod/mini'
import { RunOutcome } from '#shared/models/outreach/run.ts'
import { WorkItem, WorkListId } from '#shared/models/admin/work.ts'
import { contract } from '../contract.ts'

export const listWork = contract('listWork', 'GET /api/admin/work', {
  auth: 'admin',
  summary:
    'A page of what staff have to look at: charges past due, trials that end today, runs that ended with nothing, drafts that were postponed, deletions that wait.',
  query: z.strictObject({
    list: z._default(WorkListId, 'past_due'),
    /** For `empty_runs`: only runs that ended for this reason. */
    reason: z.optional(RunOutcome),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: {
    200: z.object({
      items: z.array(WorkItem),
      /** Addresses by account id, without accounts that are being deleted. */
      userEmails: z.record(z.string(), z.string()),
      nextCursor: z.nullable(z.string()),
    }),
  },
})
