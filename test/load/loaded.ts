import * as z from 'zod/mini'

/** What the stage's process reports once it is seeded. */
export const Loaded = z.object({
  origin: z.string(),
  seededSeconds: z.number(),
  /** Users with a tracker, by cookie. */
  readers: z.array(z.object({ cookie: z.string(), entry: z.string() })),
  /** Users who are ready to start a run; each starts one. */
  starters: z.array(z.object({ cookie: z.string(), resumeUrl: z.string() })),
  admin: z.string(),
})
export type Loaded = z.infer<typeof Loaded>

/** CPU time of the stage's process since its start, and its event loop delay since the last message. */
export const Vitals = z.object({ cpuMs: z.number(), delayP99Ms: z.number() })
export type Vitals = z.infer<typeof Vitals>

export const LOAD_SECRET = 'whsec_load'
