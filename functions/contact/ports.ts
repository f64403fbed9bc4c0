/**
 * Which messages were delivered, by their digest. A delivery that was begun and not ended may have died on
 * its way: after `staleAfter` it may be begun anew, because support reading a message twice is better than
 * nobody reading it.
 */
export interface ContactLog {
  /** Begins a delivery, unless the same message was delivered or is being delivered right now. */
  begin(digest: string, now: Date, staleAfter: Date): Promise<'begun' | 'delivered' | 'under_way'>
  delivered(digest: string): Promise<void>
  /** Forgets a delivery that came to nothing. */
  failed(digest: string): Promise<void>
}
