import { applyEvent } from '../events/apply-event.ts'
import { tellStanding } from '../subscription/tell-standing.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { count } from '#platform/log/metrics.ts'
import { bills, convergeDeps, providerBook, receipts } from '#platform/services/billing.ts'
import { userMail } from '#platform/services/mail.ts'
import { billingEvents, billings, notices, revenue } from '#platform/services/stores.ts'
import { worker } from '#platform/lambda/worker.ts'
import { BillingMessage } from '#shared/messages/billing.ts'

export const handler = worker('apply-billing-event', BillingMessage, async (message) => {
  const note = await applyEvent(message, {
    ...convergeDeps(),
    events: billingEvents(),
    book: providerBook(),
    receipts: receipts(),
    revenue: revenue(),
    tell: (userId, converged, eventType) =>
      tellStanding(userId, converged, eventType, {
        billings: billings(),
        bills: bills(),
        notices: notices(),
        mail: userMail(),
        clock: systemClock,
        site: appOrigin(),
      }),
  })
  if (note !== null) count('BillingEventsUnknown', 1)
})
