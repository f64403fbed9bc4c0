import * as z from 'zod/mini'

/** The parts of a posting's score. */
export const RankingPart = z.enum(['title', 'facts', 'place', 'age', 'company'])
export type RankingPart = z.infer<typeof RankingPart>

/** One part of a posting's score, with its reason. */
export const RankingReason = z.object({
  part: RankingPart,
  /** 0 to 1, higher is better. */
  value: z.number(),
  /** One or two sentences for the user. */
  words: z.string(),
})
export type RankingReason = z.infer<typeof RankingReason>
