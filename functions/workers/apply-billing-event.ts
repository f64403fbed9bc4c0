import { applyEvent } from '#core/billing/apply-event.ts'
import { count } from '#runtime/metrics.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { providerBook } from '#runtime/needs/payments.ts'
import { billingEvents } from '#runtime/needs/billing-events.ts'
import { worker } from '#runtime/worker.ts'
import { BillingMessage } from '#shared/messages/billing.ts'

export const handler = worker('apply-billing-event', BillingMessage, async (message) => {
  const note = await applyEvent(message, { ...convergeNeeds(), events: billingEvents(), book: providerBook() })
  if (note !== null) count('BillingEventsUnknown', 1)
})
