import * as z from 'zod/mini'
import { AdminRole, OperationKind } from '#shared/catalog/admin.ts'
import { Instant } from '../wire-types.ts'

/** A long-running task started by an admin. */
export const Operation = z.object({
  id: z.string(),
  kind: OperationKind,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  startedBy: z.string(),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  /** Progress; `total` is null while it is unknown. */
  done: z.number(),
  total: z.nullable(z.number()),
  /** The report so far, one line per finding. People are only named by id. */
  report: z.array(z.string()),
})
export type Operation = z.infer<typeof Operation>

/** One act of an admin. */
export const AuditRecord = z.object({
  id: z.string(),
  at: Instant,
  adminId: z.string(),
  role: AdminRole,
  /** Id of the endpoint that was called. */
  act: z.string(),
  /** Id of the user or thing concerned; null when there is none. */
  subject: z.nullable(z.string()),
  /** `read` when nothing was changed. */
  kind: z.enum(['act', 'read']),
  /** `begun` when no end was recorded, as for every allowed read; `refused` comes with the code. */
  outcome: z.enum(['begun', 'done', 'refused']),
  code: z.nullable(z.string()),
  requestId: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>
