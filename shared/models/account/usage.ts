import * as z from 'zod/mini'
import { Day } from '../wire-types.ts'

/** Days and months are UTC. In a trial the monthly figures are those of the trial. */
export const Usage = z.object({
  usedToday: z.number(),
  usedThisMonth: z.number(),
  /** Emails left this month, or in the trial. */
  remaining: z.number(),
  /** Emails on each of the last 30 days, oldest first, including days with 0. */
  days: z.array(z.object({ day: Day, count: z.number() })),
})
export type Usage = z.infer<typeof Usage>
