import { applyEvent } from '#core/billing/apply-event.ts'
import { tellStanding } from '#core/billing/tell-standing.ts'
import { systemClock } from '#runtime/clock.ts'
import { appOrigin } from '#runtime/cookies.ts'
import { count } from '#runtime/metrics.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { billingEvents, revenue } from '#runtime/needs/billing-events.ts'
import { notices, userMail } from '#runtime/needs/mail.ts'
import { billings, bills, providerBook, receipts } from '#runtime/needs/payments.ts'
import { worker } from '#runtime/worker.ts'
import { BillingMessage } from '#shared/messages/billing.ts'

export const handler = worker('apply-billing-event', BillingMessage, async (message) => {
  const note = await applyEvent(message, {
    ...convergeNeeds(),
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
