import { receiveEvent } from '#core/billing/receive-event.ts'
import { systemClock } from '#runtime/clock.ts'
import { billingEvents, billingMessages } from '#runtime/needs/billing-events.ts'
import { signedStripeEvents } from '#runtime/needs/signed-events.ts'
import { webhook } from '#runtime/webhook.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'

export const handler = webhook(webhooks.receiveStripeEvent, signedStripeEvents, (event) =>
  receiveEvent(event, { events: billingEvents(), queue: billingMessages(), clock: systemClock }),
)
