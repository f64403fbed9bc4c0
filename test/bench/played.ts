import * as z from 'zod/mini'

/**
 * The task of one process: every `step`-th seed from `first` on, until there were enough or the time is over.
 */
export const Task = z.object({
  first: z.number(),
  step: z.number(),
  mostMs: z.number(),
  mostSchedules: z.nullable(z.number()),
  users: z.number(),
  days: z.number(),
  postingsPerDay: z.number(),
  letters: z.enum(['checked', 'prepared']),
  faults: z.enum(['none', 'every kind', 'lost answers', 'one in a hundred']),
  checks: z.enum(['every step', 'at the end']),
})
export type Task = z.infer<typeof Task>

/** A broken invariant, with the seed that replays it. */
const Broken = z.object({ seed: z.number(), sentence: z.string() })

export const Played = z.object({
  schedules: z.number(),
  userDays: z.number(),
  steps: z.number(),
  cpuSeconds: z.number(),
  drafts: z.number(),
  lostAnswers: z.number(),
  broken: z.array(Broken),
  points: z.array(z.string()),
})
export type Played = z.infer<typeof Played>

/** Progress messages; broken invariants are sent at once. */
export const Progress = z.object({ schedules: z.number(), broken: z.array(Broken) })
export type Progress = z.infer<typeof Progress>
