import { systemClock } from '../lambda/system-clock.ts'
import { lazy } from '../lambda/lazy.ts'
import { fingerprints } from './fingerprints.ts'
import { billings, stripeCustomer } from './payments.ts'

/** What syncing a subscription with the payment provider needs. */
export const syncDeps = lazy(() => ({
  billings: billings(),
  stripeCustomer: stripeCustomer(),
  fingerprints,
  clock: systemClock,
}))
