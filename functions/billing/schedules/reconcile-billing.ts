import { differencesIn } from '../reconcile/reconcile-model.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { schedule } from '#platform/lambda/schedule.ts'
import { sleep } from '#platform/lambda/system-clock.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { syncServices, customers } from '#functions/services/payments.ts'
import { reconciliations, entitledUsers } from '#functions/services/billing.ts'

/** Time needed for another page on which every account has to be examined twice and synced. */
const ENOUGH_FOR_A_PAGE_MS = 90_000

const services = { ...syncServices, customers, reports: reconciliations, access: entitledUsers }

/**
 * Continues the day's comparison as far as the time allows. The schedule starts it several times a night;
 * once the comparison is done, it does nothing.
 */
export const handler = schedule('reconcile-billing', services, async ({ deps, walkUntil }) => {
  let pagesStarted = 0
  const { hasTime } = walkUntil(ENOUGH_FOR_A_PAGE_MS)
  const mayGoOn = () => (pagesStarted += 1) === 1 || hasTime()
  const state = await reconcile({ ...deps, sleep }, mayGoOn)
  if (state === null) return null
  const { day, phase, pages, checked, healed, differences } = state
  logger.info(
    { schedule: 'reconcile-billing', day, phase, pages, checked, healed, differences },
    'reconciled',
  )
  if (phase === 'done' && pagesStarted > 0) {
    count('BillingReconciled', 1)
    const found = differencesIn(differences)
    if (found > 0) count('BillingDifferences', found)
  }
  return state
})
