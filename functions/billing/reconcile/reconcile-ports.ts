import type { Reconciliation } from './reconcile-model.ts'

export interface ReconciliationStore {
  /**
   * Takes the day's comparison for one process until `leaseUntil`, begun where there is none yet; null while
   * another process holds it.
   */
  take(day: string, now: Date, leaseUntil: Date): Promise<Reconciliation | null>
  /**
   * Writes down how far it is and holds it until then; without `leaseUntil` another process may go on at
   * once.
   */
  save(reconciliation: Reconciliation, leaseUntil: Date | null): Promise<void>
  /** Remembers users who live at the provider, so that the table's phase need not ask for them. */
  addSeen(day: string, page: number, userIds: readonly string[]): Promise<void>
  seen(day: string): Promise<ReadonlySet<string>>
}

export interface AccessIndex {
  /** Users whom the table lets in at `now`, a page at a time; `next` is null on the last one. */
  page(
    now: Date,
    after: string | null,
  ): Promise<{ readonly userIds: readonly string[]; readonly next: string | null }>
}
