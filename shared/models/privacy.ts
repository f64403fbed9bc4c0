import * as z from 'zod/mini'
import { Instant } from './wire-types.ts'

/** Everything that is held about a user. Each section lists records as they are kept; which sections there are follows the inventory. */
export const DataExport = z.object({
  exportedAt: Instant,
  userId: z.string(),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** What is held and not in here, with the reason. */
  notIncluded: z.array(z.object({ what: z.string(), why: z.string() })),
})
export type DataExport = z.infer<typeof DataExport>
