/** An invoice that was to be paid by itself and was not. */
export interface UnpaidInvoice {
  readonly id: string
  /** How often it was tried. */
  readonly attempts: number
  /** What is still open of it, in US cents. */
  readonly amount: number
  /** When the provider tries it again; null when it does not. */
  readonly nextTryAt: Date | null
  /** The provider's own page of it. */
  readonly payUrl: string | null
}

/** Money that came in for an invoice, or went back. */
export interface Payment {
  /** Of the invoice, or of the refund. */
  readonly id: string
  /** US cents, never zero; below zero for what went back. */
  readonly amount: number
  readonly at: Date
}
