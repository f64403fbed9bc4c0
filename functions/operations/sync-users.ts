import type { Reconciliation } from '#functions/billing/reconcile/reconciliation.store.ts'
import { DIFFERENCES } from '#functions/billing/reconcile/reconcile-model.ts'
import { reconcile, type ReconcileDeps } from '#functions/billing/reconcile/reconcile.ts'
import { dayOf } from '#platform/clock.ts'
import { named, type OperationRecord, type Step } from './model.ts'

/**
 * One page of a full comparison with the payment provider, under its own name: checks all customers
 * there and all users with access here, and corrects differences. Throws AppError unavailable when the
 * provider does not answer.
 */
export async function syncUsers(
  { id, startedAt, cursor }: OperationRecord,
  deps: ReconcileDeps,
): Promise<Step> {
  let pages = 0
  const state = await reconcile(`${dayOf(startedAt)}#${id}`, deps, () => (pages += 1) === 1)
  if (state === null) return 'busy'
  return {
    progress: { done: state.checked, total: null, report: reportOf(state), counts: {}, cursor },
    ended: state.phase === 'done' ? 'done' : null,
  }
}

const reportOf = ({ checked, healed, differences }: Reconciliation): readonly string[] => [
  `Checked: ${checked}`,
  `Corrected: ${healed}`,
  ...DIFFERENCES.flatMap((kind) => {
    const found = differences[kind]
    return found === undefined ? [] : [`${kind}: ${found.count} (${named(found.ids)})`]
  }),
]
