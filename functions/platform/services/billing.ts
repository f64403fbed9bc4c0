import { systemClock } from '../lambda/system-clock.ts'
import { lazy } from '../lambda/lazy.ts'
import { fingerprints } from './fingerprints.ts'
import { billings, customerTruth } from './payments.ts'

/** What bringing an account in step with the payment provider needs. */
export const convergeDeps = lazy(() => ({
  billings: billings(),
  truth: customerTruth(),
  fingerprints,
  clock: systemClock,
}))
