/**
 * Failed sign-ins of one address, or of one network where a household has more addresses than could be
 * counted.
 */
export interface AddressCount {
  readonly ip: string
  readonly count: number
}

/** Remembers for a day where failed sign-ins came from. */
export interface FailedSignIns {
  /** Returns how many of this address failed in this hour, this one included. */
  record(address: string, now: Date): Promise<number>
  /** The addresses with the most failures of the last 24 hours, most first. */
  top(now: Date): Promise<readonly AddressCount[]>
}
