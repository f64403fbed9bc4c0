import * as z from 'zod/mini'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import { Instant } from '../wire-types.ts'

export const SystemSettings = z.object({
  /** Cap on each user's emails per day, below that of the plan; 0 pauses drafting for all users. */
  emailsPerDayPerUser: z.number(),
  /** Hours after which a sent email without a reply counts as unanswered. */
  responseTimeoutHours: z.number(),
  /** When and by which admin they were last changed; null while they are the defaults. */
  updatedAt: z.nullable(Instant),
  updatedBy: z.nullable(z.string()),
})
export type SystemSettings = z.infer<typeof SystemSettings>

/** System settings before anybody changed them: no plan is capped. */
export const SYSTEM_DEFAULTS = { emailsPerDayPerUser: MOST_EMAILS_PER_DAY, responseTimeoutHours: 72 } as const
