/** Position in a list sorted by time, at which a page ends. */
export interface Place {
  readonly at: Date
  readonly id: string
}

/**
 * Position in the list of addresses. It has a hash, because it becomes part of a URL, where no address may
 * be.
 */
export interface AddressPlace {
  readonly userId: string
  readonly hash: string
}
