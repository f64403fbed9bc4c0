import * as z from 'zod/mini'
import { findMissedEvents } from '../reconcile/find-missed-events.ts'
import { differencesIn } from '../reconcile/reconcile-model.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { schedule } from '#platform/lambda/schedule.ts'
import { sleep } from '#platform/lambda/system-clock.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { customers, eventList, syncServices } from '#functions/services/payments.ts'
import { billingEvents, entitledUsers, eventSearches, reconciliations } from '#functions/services/billing.ts'
import { billingMessages } from '#functions/services/queues.ts'

/** Time needed for another page on which every account has to be examined twice and synced. */
const ENOUGH_FOR_A_PAGE_MS = 90_000
/** A full comparison may take some nights. */
const COMPARED_WITHIN_MS = 3 * DAY

/** `full` is set by hand: everything is compared today. */
const Start = z.object({ full: z.literal(true) })

const services = {
  ...syncServices,
  customers,
  eventList,
  eventSearches,
  events: billingEvents,
  queue: billingMessages,
  reports: reconciliations,
  access: entitledUsers,
}

/**
 * Takes in the events that no webhook delivered, then continues the week's full comparison as far as the time allows. The
 * schedule starts it several times a night, and each start continues the one before.
 */
export const handler = schedule('reconcile-billing', services, async ({ event, deps, walkUntil }) => {
  const { hasTime } = walkUntil(ENOUGH_FOR_A_PAGE_MS)
  const { search, missed } = await findMissedEvents(deps, hasTime)
  if (missed > 0) {
    logger.error({ schedule: 'reconcile-billing', missed }, 'events that no webhook delivered')
    count('BillingEventsMissed', missed)
  }
  let pagesStarted = 0
  const mayGoOn = () => (pagesStarted += 1) === 1 || hasTime()
  const from = Start.safeParse(event).success ? deps.clock.now() : search.comparedFrom
  const state = await reconcile(dayOf(from), { ...deps, sleep }, mayGoOn)
  if (state === null) return null
  const { day, phase, pages, checked, healed, differences } = state
  logger.info(
    { schedule: 'reconcile-billing', day, phase, pages, checked, healed, differences, missed },
    'reconciled',
  )
  const late = new Date(deps.clock.now().getTime() - COMPARED_WITHIN_MS)
  if (search.finished && (phase === 'done' || state.startedAt > late)) count('BillingReconciled', 1)
  const found = differencesIn(differences)
  if (phase === 'done' && pagesStarted > 0 && found > 0) count('BillingDifferences', found)
  return { ...state, missed }
})
