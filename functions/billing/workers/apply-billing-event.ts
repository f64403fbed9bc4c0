import { applyEvent } from '../events/apply-event.ts'
import { tellStanding } from '../subscription/tell-standing.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { worker } from '#platform/lambda/worker.ts'
import { count } from '#platform/log/metrics.ts'
import { bills, convergeServices, providerBook, receipts } from '#platform/services/billing.ts'
import { userMail } from '#platform/services/mail.ts'
import { billingEvents, notices, revenue } from '#platform/services/stores.ts'
import { BillingMessage } from '#shared/messages/billing.ts'

const applying = { ...convergeServices, events: billingEvents, book: providerBook, receipts, revenue }
const telling = { bills, notices, mail: userMail, site: appOrigin }

export const handler = worker(
  'apply-billing-event',
  BillingMessage,
  { ...applying, ...telling },
  async ({ message, deps }) => {
    const unknown = await applyEvent(message, {
      ...deps,
      tell: async (userId, converged, eventType) => await tellStanding(userId, converged, eventType, deps),
    })
    if (unknown !== null) count('BillingEventsUnknown', 1)
  },
)
