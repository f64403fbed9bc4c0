import type { Needs } from '#functions/services/needs.ts'
import { MINUTE } from '#platform/clock.ts'
import { HANDLED_EVENTS } from './event-model.ts'
import type { ProviderEvent } from './event.store.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'

/** How long the queue may retry an event before the sweeper sends it again. */
export const EVENT_GRACE_MS = 5 * MINUTE

interface ReceiveDeps extends Needs<'events' | 'clock'> {
  readonly queue: MessageQueue<BillingMessage>
}

/**
 * Stores a verified event, then queues it. A repeated event is queued again unless it is done. Throws what
 * the table or the queue throw, so that the provider sends the event again.
 */
export async function receiveEvent(
  event: ProviderEvent,
  { events, queue, clock }: ReceiveDeps,
): Promise<'queued' | 'ignored' | 'done'> {
  const now = clock.now()
  const handled = HANDLED_EVENTS.has(event.type)
  const known = await events.keep(event, now, handled ? new Date(now.getTime() + EVENT_GRACE_MS) : null)
  if (!handled) return 'ignored'
  if (known?.state === 'done') return 'done'
  await queue.send({ v: 1, eventId: event.id })
  return 'queued'
}
