import { receiveEvent } from '../events/receive-event.ts'
import { webhook } from '#platform/http/webhook.ts'
import { count } from '#platform/log/metrics.ts'
import { signedStripeEvents } from '#platform/services/billing/billing.ts'
import { billingMessages } from '#platform/services/queues.ts'
import { billingEvents } from '#platform/services/stores.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'

const services = { events: billingEvents, queue: billingMessages }

export const handler = webhook(
  webhooks.receiveStripeEvent,
  signedStripeEvents,
  services,
  async ({ event, deps }) => {
    const outcome = await receiveEvent(event, deps)
    if (event.type === 'charge.dispute.created' && outcome === 'queued') count('PaymentDisputed', 1)
    return outcome
  },
)
