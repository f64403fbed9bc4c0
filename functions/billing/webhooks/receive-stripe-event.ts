import { receiveEvent } from '../events/receive-event.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { billingEvents, billingMessages } from '#platform/services/billing-events.ts'
import { signedStripeEvents } from '#platform/services/signed-events.ts'
import { webhook } from '#platform/http/webhook.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'

export const handler = webhook(webhooks.receiveStripeEvent, signedStripeEvents, (event) =>
  receiveEvent(event, { events: billingEvents(), queue: billingMessages(), clock: systemClock }),
)
