import * as z from 'zod/mini'

/** Two accounts of one person, by their addresses; `type` says how each signs in. */
export const LinkScenario = z.object({
  type: z.enum(['gmail_to_email', 'email_to_gmail', 'merge_accounts']),
  primaryAccount: z.string().check(z.maxLength(254)),
  secondaryAccount: z.string().check(z.maxLength(254)),
})
export type LinkScenario = z.infer<typeof LinkScenario>
