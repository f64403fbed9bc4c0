import { applyEvent } from '../events/apply-event.ts'
import { tellStanding } from '../subscription/tell-standing.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { count } from '#platform/log/metrics.ts'
import { convergeDeps } from '#platform/services/billing.ts'
import { billingEvents, revenue } from '#platform/services/billing-events.ts'
import { notices, userMail } from '#platform/services/mail.ts'
import { billings, bills, providerBook, receipts } from '#platform/services/payments.ts'
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
