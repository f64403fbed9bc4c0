import * as z from 'zod/mini'
import { Day } from '../wire-types.ts'

/** Days and months are UTC. In a trial the figures of the month are those of the trial. */
export const Usage = z.object({
  usedToday: z.number(),
  usedThisMonth: z.number(),
  /** Left of the month, or of the trial. */
  remaining: z.number(),
  /** Used on each of the last 30 days, oldest first, today last; a day without any has 0. */
  days: z.array(z.object({ day: Day, count: z.number() })),
})
export type Usage = z.infer<typeof Usage>
