import * as z from 'zod/mini'

/** What one process plays: seeds from `first` on, every `step`-th, until there were enough or the time is over. */
export const Task = z.object({
  first: z.number(), step: z.number(), mostMs: z.number(), mostSchedules: z.nullable(z.number()),
  users: z.number(), days: z.number(), postingsPerDay: z.number(), letters: z.enum(['checked', 'prepared']), faults: z.enum(['none', 'every kind', 'lost answers', 'one in a hundred']),
})
export type Task = z.infer<typeof Task>

export const Played = z.object({
  schedules: z.number(), userDays: z.number(), cpuSeconds: z.number(), drafts: z.number(), lostAnswers: z.number(),
  /** With the seed that plays it again. */
  broken: z.array(z.string()), points: z.array(z.string()),
})
export type Played = z.infer<typeof Played>
