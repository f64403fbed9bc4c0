import { receiveEvent } from '../events/receive-event.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { signedStripeEvents } from '#platform/services/billing.ts'
import { billingMessages } from '#platform/services/queues.ts'
import { billingEvents } from '#platform/services/stores.ts'
import { webhook } from '#platform/http/webhook.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'

export const handler = webhook(webhooks.receiveStripeEvent, signedStripeEvents, (event) =>
  receiveEvent(event, { events: billingEvents(), queue: billingMessages(), clock: systemClock }),
)
