import type { Subscription } from '#core/account/model.ts'
import type { Clock } from '#core/kernel/clock.ts'
import type { Fingerprints } from '#core/kernel/secrets.ts'
import type { Billing } from './model.ts'
import type { BillingStore, CustomerTruth } from './ports.ts'

export interface ConvergeNeeds {
  readonly billings: BillingStore
  readonly truth: CustomerTruth
  readonly fingerprints: Fingerprints
  readonly clock: Clock
}

export interface Converged {
  readonly billing: Billing
  readonly subscription: Subscription
}
