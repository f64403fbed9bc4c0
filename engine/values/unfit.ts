import * as z from 'zod/mini'

/** Why no letter is written for a posting before its user asks for it. */
export const Unfit = z.discriminatedUnion('code', [
  /** The title names no job: a test, or a call for applications of any kind. */
  z.object({ code: z.literal('no_job') }),
  /** No title of the resume names the trade, and no line answers what the posting asks for. */
  z.object({ code: z.literal('another_trade') }),
  z.object({ code: z.literal('far_above'), asked: z.number(), own: z.number() }),
  /** A job for beginners, for somebody with this many years of work. */
  z.object({ code: z.literal('far_below'), own: z.number() }),
])
export type Unfit = z.infer<typeof Unfit>
