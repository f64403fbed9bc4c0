/** A link mailed to an address, under the hash of its secret. */
export interface RecipientProof {
  readonly hash: string
  readonly email: string
  readonly expiresAt: Date
}
