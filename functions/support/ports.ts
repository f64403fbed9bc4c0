import type { Ticket } from './model.ts'

/**
 * Tickets in their owner's partition, by number. A delivery that was begun and not ended may have died on its
 * way: after `staleAfter` it may be begun anew, because support reading a ticket twice is better than nobody
 * reading it.
 */
export interface TicketStore {
  /**
   * Keeps the ticket and begins its delivery. The ticket that stands there already when it was delivered
   * before.
   */
  begin(
    userId: string,
    ticket: Ticket,
    staleAfter: Date,
  ): Promise<
    { readonly state: 'begun' | 'under_way' } | { readonly state: 'delivered'; readonly ticket: Ticket }
  >
  delivered(userId: string, ticketNumber: string): Promise<void>
  /** Forgets a ticket that support did not get. */
  failed(userId: string, ticketNumber: string): Promise<void>
}
