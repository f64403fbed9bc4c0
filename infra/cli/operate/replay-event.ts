import { SendMessageCommand } from '@aws-sdk/client-sqs'
import { eventStore, reopenEvent } from '#functions/billing/events/event.store.ts'
import { MINUTE, type Clock } from '#platform/clock.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import { CommandError } from '../command.ts'
import type { Place } from './place.ts'

/** If the message was not handled by then, the sweeper sends it again. */
const DUE_MS = 30 * MINUTE

/** Queues a Stripe event to be applied again. Throws CommandError when it is unknown or too old. */
export async function replayEvent(eventId: string, place: Place, clock: Clock): Promise<readonly string[]> {
  const table = place.table()
  const event = await eventStore(table).find(eventId)
  if (event === null)
    throw new CommandError(
      `No event ${eventId} was received in the last month. Have Stripe send it: stripe events resend ${eventId}`,
    )
  await reopenEvent(table, eventId, new Date(clock.now().getTime() + DUE_MS))
  const message: BillingMessage = { v: 1, eventId }
  await place.sqs.send(
    new SendMessageCommand({
      QueueUrl: await place.queueUrl('billing'),
      MessageBody: JSON.stringify(message),
    }),
  )
  return [
    `${eventId} (${event.type}, ${event.state} before) was ordered again. What counts is what Stripe says now, not what the event said.`,
  ]
}
