/** What codes are judged by: the secret itself is kept nowhere, it is made of this and the service's own key. */
interface Factor {
  readonly nonce: string
  /** SHA-256 of the recovery codes that were not used. */
  readonly recovery: readonly string[]
}

/** An admin's second factor, and one that waits for its first code. */
export interface SecondFactor {
  /** Null before the first was confirmed. */
  readonly active: (Factor & { readonly lastStep: number; readonly since: Date }) | null
  readonly pending: Factor | null
  /** Counts the writes, so that of two at once one is refused. */
  readonly version: number
}
