import { applyEvent } from '../events/apply-event.ts'
import { notifySubscription } from '../subscription/notify-subscription.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { count } from '#platform/log/metrics.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { billingEvents, revenue } from '#platform/services/billing-events.ts'
import { sentMails, userMail } from '#platform/services/mail.ts'
import { billings, invoices, customers, payments } from '#platform/services/payments.ts'
import { worker } from '#platform/lambda/worker.ts'
import { BillingMessage } from '#shared/messages/billing.ts'

export const handler = worker('apply-billing-event', BillingMessage, async (message) => {
  const note = await applyEvent(message, {
    ...syncDeps(),
    events: billingEvents(),
    customers: customers(),
    payments: payments(),
    revenue: revenue(),
    tell: (userId, synced, eventType) =>
      notifySubscription(userId, synced, eventType, {
        billings: billings(),
        invoices: invoices(),
        sentMails: sentMails(),
        mail: userMail(),
        clock: systemClock,
        site: appOrigin(),
      }),
  })
  if (note !== null) count('BillingEventsUnknown', 1)
})
