import { MINUTE } from '#platform/clock.ts'
import { anyOf, atMost, type Condition } from './expressions.ts'
import { toStored } from './instant.ts'

/** The item's lease is free or has expired. */
export const isUnleased = (now: Date): Condition =>
  anyOf({ leaseUntil: null }, atMost('leaseUntil', toStored(now)))

/** When the sweeper picks up work that is leased or postponed until `until`: a minute later. */
export const sweptAfter = (until: Date): string => toStored(new Date(until.getTime() + MINUTE))
