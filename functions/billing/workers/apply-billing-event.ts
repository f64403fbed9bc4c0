import { applyEvent } from '../events/apply-event.ts'
import { notifySubscription } from '../subscription/notify-subscription.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { worker } from '#platform/lambda/worker.ts'
import { count } from '#platform/log/metrics.ts'
import { invoices, syncServices, customers, payments } from '#functions/services/payments.ts'
import { userMail, sentMails } from '#functions/services/mail.ts'
import { billingEvents, disputes, revenue } from '#functions/services/billing.ts'
import { BillingMessage } from '#shared/messages/billing.ts'

const syncing = { ...syncServices, events: billingEvents, customers, payments, revenue, disputes }
const notifying = { invoices, sentMails, mail: userMail, site: appOrigin }

export const handler = worker(
  'apply-billing-event',
  BillingMessage,
  { ...syncing, ...notifying },
  async ({ message, deps }) => {
    const unknown = await applyEvent(message, {
      ...deps,
      notify: async (userId, synced, eventType) => await notifySubscription(userId, synced, eventType, deps),
    })
    if (unknown !== null) count('BillingEventsUnknown', 1)
  },
)
