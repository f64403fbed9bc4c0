import * as z from 'zod/mini'

/** Draft; draft with a warning; draft only to people whom the posting names; do not draft. */
export const CountryRuleId = z.enum(['allowed', 'warn', 'needs_consent', 'blocked'])
export type CountryRuleId = z.infer<typeof CountryRuleId>

export const CountryRule = z.object({
  rule: CountryRuleId,
  /** The date since which the rule applies. */
  since: z.iso.date(),
  /** Why, in one sentence. */
  reason: z.string(),
})
export type CountryRule = z.infer<typeof CountryRule>
