import * as z from 'zod/mini'

/** What a posting is ranked by. */
export const RankingPart = z.enum(['title', 'facts', 'place', 'age', 'company'])
export type RankingPart = z.infer<typeof RankingPart>

/** Why a posting stands where it stands, in one respect. */
export const RankingReason = z.object({
  part: RankingPart,
  /** 0 to 1: how much speaks for the posting here. */
  value: z.number(),
  /** One or two sentences for the user. */
  words: z.string(),
})
export type RankingReason = z.infer<typeof RankingReason>
