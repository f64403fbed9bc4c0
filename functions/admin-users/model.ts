/** Position in a list sorted by time, at which a page ends. */
export interface Place {
  readonly at: Date
  readonly id: string
}
