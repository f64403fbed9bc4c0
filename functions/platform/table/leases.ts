import { MINUTE } from '#platform/clock.ts'
import { anyOf, atMost, type Condition } from './expressions.ts'
import { toStored } from './instant.ts'

/** Nobody holds the lease of the item, or it has run out. */
export const isUnleased = (now: Date): Condition =>
  anyOf({ leaseUntil: null }, atMost('leaseUntil', toStored(now)))

/** When the sweeper takes up work whose lease ran out, or that was postponed until then. */
export const sweptAfter = (until: Date): string => toStored(new Date(until.getTime() + MINUTE))
