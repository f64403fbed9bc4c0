import * as z from 'zod/mini'
import { Instant } from './wire-types.ts'

export const GmailIntegration = z.object({
  email: z.string(),
  isActive: z.boolean(),
  connectedAt: Instant,
  /** Why the connection stopped working; null while it works. */
  problem: z.nullable(z.string()),
  /** When we turned it on again after a fault of ours had turned it off; null when that is a week ago. */
  restoredAt: z.nullable(Instant),
  /** When its drafts were last checked, which happens once a day. */
  checkedAt: z.nullable(Instant),
})
export type GmailIntegration = z.infer<typeof GmailIntegration>
