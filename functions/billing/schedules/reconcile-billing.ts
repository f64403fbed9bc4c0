import type { Context } from 'aws-lambda'
import { differencesIn, type Reconciliation } from '../reconcile/reconcile-model.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { customers } from '#platform/services/payments.ts'
import { reconciliations, entitledUsers } from '#platform/services/billing-events.ts'
import { sleep } from '#platform/lambda/sleep.ts'

/** Time for one page more, with every account on it looked at twice and synced. */
const ENOUGH_FOR_A_PAGE_MS = 90_000

/**
 * Goes on with the day's comparison as far as the time allows; the clock starts it several times a night, and
 * what is done is done.
 */
export async function handler(
  _event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Reconciliation | null> {
  let pages = 0
  const mayGoOn = () => (pages += 1) === 1 || context.getRemainingTimeInMillis() > ENOUGH_FOR_A_PAGE_MS
  const state = await reconcile(
    {
      ...syncDeps(),
      customers: customers(),
      reports: reconciliations(),
      access: entitledUsers(),
      sleep,
    },
    mayGoOn,
  )
  if (state === null) return null
  const found = differencesIn(state.differences)
  logger.info(
    {
      schedule: 'reconcile-billing',
      day: state.day,
      phase: state.phase,
      pages: state.pages,
      checked: state.checked,
      healed: state.healed,
      differences: state.differences,
    },
    'reconciled',
  )
  if (state.phase === 'done' && pages > 0) {
    count('BillingReconciled', 1)
    if (found > 0) count('BillingDifferences', found)
  }
  return state
}
