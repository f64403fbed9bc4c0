import * as z from 'zod/mini'
import { AdminRole, OperationKind } from '#shared/catalog/admin.ts'
import { Instant } from '../wire-types.ts'

/** Something that an admin set going and that takes a while. */
export const Operation = z.object({
  id: z.string(),
  kind: OperationKind,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  startedBy: z.string(),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  /** How much of it is done; `total` is null while nobody knows it. */
  done: z.number(),
  total: z.nullable(z.number()),
  /** The report so far, a line a finding. Names nobody but by id. */
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
  /** Whom or what it was about; null where it was about nobody in particular. */
  subject: z.nullable(z.string()),
  /** Whether something was only looked at. */
  kind: z.enum(['act', 'read']),
  /** `begun` where no end is known, as of every read that was not refused; `refused` comes with the code. */
  outcome: z.enum(['begun', 'done', 'refused']),
  code: z.nullable(z.string()),
  requestId: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>
