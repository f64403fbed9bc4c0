/** An invoice whose automatic payment failed. */
export interface UnpaidInvoice {
  readonly id: string
  /** Number of payment attempts so far. */
  readonly attempts: number
  /** Amount still to be paid, in US cents. */
  readonly amount: number
  /** When the provider tries again; null when it does not. */
  readonly nextTryAt: Date | null
  /** The provider's page where the invoice can be paid. */
  readonly payUrl: string | null
}

/** Money received for an invoice, or refunded. */
export interface Payment {
  /** Id of the invoice or of the refund. */
  readonly id: string
  /** US cents, never zero; negative for a refund. */
  readonly amount: number
  readonly at: Date
}
