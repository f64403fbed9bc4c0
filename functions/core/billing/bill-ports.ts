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

/** What is asked about the bills of a subscription in order to tell its owner. All throw AppError unavailable. */
export interface Bills {
  /** What the next month of a subscription will cost after discounts, in US cents. */
  nextTotal(subscriptionId: string): Promise<number>
  /** The newest invoice of a renewal or of a trial's end while it stands open after a try; null when there is none. */
  unpaid(subscriptionId: string): Promise<UnpaidInvoice | null>
}

/** An invoice that was paid with money, not one over nothing. */
export interface PaidInvoice {
  readonly id: string
  /** US cents. */
  readonly amount: number
  readonly paidAt: Date
}

/** What customers paid. */
export interface Receipts {
  /** The newest invoices that a customer has paid. Throws AppError unavailable. */
  paid(customerId: string): Promise<readonly PaidInvoice[]>
}

/** The sum of what was paid, by day. */
export interface Revenue {
  /** Counts each of them once, whoever asks and however often. */
  count(invoices: readonly PaidInvoice[], now: Date): Promise<void>
}
