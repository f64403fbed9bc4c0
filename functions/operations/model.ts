import type { RunRecord } from '#functions/runs/model.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'
import type { OperationRecord } from './operation.store.ts'

export type { OperationRecord }

/** The progress of an operation. */
export type Progress = Pick<OperationRecord, 'done' | 'total' | 'report' | 'counts' | 'cursor'>

/** Result of one page of work; `ended` is set on the last. `busy` when another process holds the lease. */
export type Step = { readonly progress: Progress; readonly ended: 'done' | 'failed' | null } | 'busy'

export const NOTHING_YET: Progress = { done: 0, total: null, report: [], counts: {}, cursor: null }

/** Most ids in one line of a report. */
export const MAX_NAMED = 20

/** Formats ids for a line of a report, at most the first 20. */
export const named = (ids: readonly string[]): string => {
  const more = ids.length - MAX_NAMED
  return `${ids.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Work that is due by then is all work. */
export const END_OF_TIME = new Date('9999-12-31T00:00:00.000Z')

export type OpenWork =
  | {
      readonly kind: 'run'
      readonly userId: string
      readonly runId: string
      readonly trigger: RunRecord['trigger']
    }
  | { readonly kind: 'email'; readonly userId: string; readonly emailId: string }
  /** A draft to be revised. */
  | { readonly kind: 'revision'; readonly userId: string; readonly emailId: string }
  /** Unsent drafts to be deleted. */
  | { readonly kind: 'discard'; readonly userId: string }
  /** Two accounts being merged; `userId` is the primary. */
  | { readonly kind: 'merge'; readonly userId: string; readonly secondaryId: string }
  /** An account being deleted. */
  | { readonly kind: 'deletion'; readonly userId: string }
  | { readonly kind: 'export'; readonly userId: string }
  /** A mailbox to be synced. */
  | { readonly kind: 'mailbox'; readonly userId: string }
  /** An operation started by an admin. */
  | { readonly kind: 'operation'; readonly operation: OperationKind }
  /** An event of the payment provider. */
  | { readonly kind: 'event'; readonly eventId: string }
