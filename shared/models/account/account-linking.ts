import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { Instant } from '../wire-types.ts'

/** An account as its owner tells it from another one of the same address. */
export const LinkedAccount = z.object({
  kind: z.enum(['google', 'password']),
  plan: z.nullable(z.union([PlanId, z.literal('trial')])),
  since: Instant,
})
export type LinkedAccount = z.infer<typeof LinkedAccount>

/** Two accounts of one person, by their addresses; `type` says how each signs in. */
export const LinkScenario = z.object({
  type: z.enum(['gmail_to_email', 'email_to_gmail', 'merge_accounts']),
  primaryAccount: z.string().check(z.maxLength(254)),
  secondaryAccount: z.string().check(z.maxLength(254)),
  /** Absent in links that were mailed before this existed. */
  primary: z.optional(LinkedAccount),
  secondary: z.optional(LinkedAccount),
  /** Whether Google opens the account by both addresses afterwards; absent where that is always so. */
  opensBoth: z.optional(z.boolean()),
})
export type LinkScenario = z.infer<typeof LinkScenario>
