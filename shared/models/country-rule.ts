import * as z from 'zod/mini'

/** Drafts; drafts with a warning; only to people whom the posting names; or does not draft. */
export const CountryRuleId = z.enum(['allowed', 'warn', 'needs_consent', 'blocked'])
export type CountryRuleId = z.infer<typeof CountryRuleId>

export const CountryRule = z.object({
  rule: CountryRuleId,
  /** The day since which it is so. */
  since: z.iso.date(),
  /** Why, in one sentence. */
  reason: z.string(),
})
export type CountryRule = z.infer<typeof CountryRule>
