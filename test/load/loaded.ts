import * as z from 'zod/mini'

/** What the stage's process tells once it is seeded. */
export const Loaded = z.object({
  origin: z.string(),
  seededSeconds: z.number(),
  /** People with a tracker, by their cookie. */
  readers: z.array(z.object({ cookie: z.string(), entry: z.string() })),
  /** People who have all it takes to start a run; each starts one. */
  starters: z.array(z.object({ cookie: z.string(), resumeUrl: z.string() })),
  admin: z.string(),
})
export type Loaded = z.infer<typeof Loaded>

/** The stage's one process since it began, and how late its event loop was since this was asked last. */
export const Vitals = z.object({ cpuMs: z.number(), delayP99Ms: z.number() })
export type Vitals = z.infer<typeof Vitals>

export const LOAD_SECRET = 'whsec_load'
