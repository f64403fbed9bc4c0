import type { BillingMessage } from '#shared/messages/billing.ts'
import type { EventNote, KeptEvent, ProviderEvent } from './event-model.ts'

export interface BillingQueue {
  send(message: BillingMessage): Promise<void>
}

export interface EventStore {
  /**
   * Keeps an event that was not seen before, as open work that falls due at `dueAt`, or as ignored without it. Returns what stood there
   * already, or null when the event is new.
   */
  keep(event: ProviderEvent, now: Date, dueAt: Date | null): Promise<KeptEvent | null>
  find(eventId: string): Promise<KeptEvent | null>
  /** Ends the work on an event; once done it stays done. */
  finish(eventId: string, note: EventNote | null, now: Date): Promise<void>
}
