import { receiveEvent } from '../events/receive-event.ts'
import { webhook } from '#platform/http/webhook.ts'
import { count } from '#platform/log/metrics.ts'
import { signedStripeEvents } from '#functions/services/payments.ts'
import { billingMessages } from '#functions/services/queues.ts'
import { billingEvents } from '#functions/services/billing.ts'
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
