import type { RunRecord } from '#functions/runs/model.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'
import type { OperationRecord } from './operation.item.ts'

export type { OperationRecord }

/** How far an operation came. */
export type Progress = Pick<OperationRecord, 'done' | 'total' | 'report' | 'counts' | 'cursor'>

/**
 * A page of work done: how far it is now and whether it is over; `busy` when another process holds what it
 * needs.
 */
export type Step = { readonly progress: Progress; readonly ended: 'done' | 'failed' | null } | 'busy'

export const NOTHING_YET: Progress = { done: 0, total: null, report: [], counts: {}, cursor: null }

/** How many ids a line of a report names. */
export const MAX_NAMED = 20

/** Ids as the end of a line, the first of them. */
export const named = (ids: readonly string[]): string => {
  const more = ids.length - MAX_NAMED
  return `${ids.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

export type OpenWork =
  | {
      readonly kind: 'run'
      readonly userId: string
      readonly runId: string
      readonly trigger: RunRecord['trigger']
    }
  | { readonly kind: 'email'; readonly userId: string; readonly emailId: string }
  /** A draft that is to be written again. */
  | { readonly kind: 'revision'; readonly userId: string; readonly emailId: string }
  /** Drafts that nobody sent and that are to be deleted. */
  | { readonly kind: 'discard'; readonly userId: string }
  /** Two accounts on their way to being one; `userId` is the one that stays. */
  | { readonly kind: 'merge'; readonly userId: string; readonly secondaryId: string }
  /** An account being deleted. */
  | { readonly kind: 'deletion'; readonly userId: string }
  /** A mailbox whose drafts are to be looked through. */
  | { readonly kind: 'mailbox'; readonly userId: string }
  /** What an admin set going. */
  | { readonly kind: 'operation'; readonly operation: OperationKind }
  /** At the payment provider. */
  | { readonly kind: 'event'; readonly eventId: string }
