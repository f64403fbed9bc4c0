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

/**
 * What is asked about the bills of a subscription in order to tell its owner. All throw AppError unavailable.
 */
export interface Bills {
  /** What the next month of a subscription will cost after discounts, in US cents. */
  nextTotal(subscriptionId: string): Promise<number>
  /**
   * The newest invoice of a renewal or of a trial's end while it stands open after a try; null when there is
   * none.
   */
  unpaid(subscriptionId: string): Promise<UnpaidInvoice | null>
}

/** Money that came in for an invoice, or went back. */
export interface Payment {
  /** Of the invoice, or of the refund. */
  readonly id: string
  /** US cents, never zero; below zero for what went back. */
  readonly amount: number
  readonly at: Date
}

/** What customers paid, and what they got back. Both throw AppError unavailable. */
export interface Receipts {
  /** The newest invoices that a customer has paid with money, not those over nothing. */
  paid(customerId: string): Promise<readonly Payment[]>
  /** What has gone back of a customer's newest charges. */
  paidBack(customerId: string): Promise<readonly Payment[]>
}

/** The sum of what was paid less what went back, by the day on which either happened. */
export interface Revenue {
  /** Counts each of them once, whoever asks and however often. */
  count(payments: readonly Payment[], now: Date): Promise<void>
}
