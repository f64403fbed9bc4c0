import * as z from 'zod/mini'
import { Instant } from './wire-types.ts'

export const GmailIntegration = z.object({
  email: z.string(),
  isActive: z.boolean(),
  connectedAt: Instant,
  /** Why the connection stopped working, when it did. */
  problem: z.nullable(z.string()),
})
export type GmailIntegration = z.infer<typeof GmailIntegration>
